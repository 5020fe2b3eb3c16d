/** The pictures of the boxes, `cover-<game>` and `d-<game>`, one beside the other: each game brings `cover.svg`. */
const files = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });

export const covers = Object.values(files);
