import type { Type } from "./forms";

/** An arrow of the map: cards laid at `from` take everything at `to`. */
export interface Route {
  from: Type;
  to: Type | "store" | "azura";
  /** The line, and where its head points: x, y and degrees. */
  wide: [line: string, x: number, y: number, turn: number];
  tall: [line: string, x: number, y: number, turn: number];
}

/** The map lies wide on the desktop (816 x 500) and is transposed on phones (374 x 432). */
export const ROUTES: Route[] = [
  { from: "sea_huntress", to: "coral_dragon", wide: ["M190 86h18", 220, 86, 0], tall: ["M62 100v6", 62, 117, 90] },
  { from: "coral_dragon", to: "royal_pearl", wide: ["M394 86h18", 424, 86, 0], tall: ["M62 208v6", 62, 225, 90] },
  { from: "turtle_rider", to: "lava_golem", wide: ["M190 250h18", 220, 250, 0], tall: ["M187 100v6", 187, 117, 90] },
  { from: "turtle_rider", to: "abyss_witch", wide: ["M150 320v6q0 7 7 7h296q7 0 7-6", 460, 319, -90], tall: ["M241 74q9 0 9 9v174q0 9-3 9", 240, 266, 180] },
  { from: "lava_golem", to: "abyss_witch", wide: ["M394 250h18", 424, 250, 0], tall: ["M187 208v6", 187, 225, 90] },
  { from: "abyss_witch", to: "royal_pearl", wide: ["M510 178v-10", 510, 156, -90], tall: ["M133 270h-8", 115, 270, 180] },
  { from: "abyss_witch", to: "petrified_dragon", wide: ["M598 250h18", 628, 250, 0], tall: ["M187 316v6", 187, 333, 90] },
  { from: "petrified_dragon", to: "azura", wide: ["M714 176v-8", 714, 156, -90], tall: ["M133 378h-8", 115, 378, 180] },
  { from: "dark_guardian", to: "dark_guardian", wide: ["M44 344v-6q0-8 8-8h22q8 0 8 6", 82, 345, 90], tall: ["M258 26q-9 0-9 8v6q0 8 3 8", 261, 48, 0] },
  { from: "underwater_city", to: "store", wide: ["M394 414h18", 424, 414, 0], tall: ["M312 208v6", 312, 225, 90] },
];

/** Where the map says that there is a choice of two. */
export const FORKS = [
  { at: "turtle_rider", x: 206, y: 333 },
  { at: "abyss_witch", x: 612, y: 204 },
] as const;
