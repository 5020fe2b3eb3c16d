import { t } from "../../words/words.svelte";
import { MARKS, keyOf } from "./geometry";
import type { Hand } from "./hand.svelte";
import { isTilePreview, nearSeat, toGo, type CellView, type OrionScene } from "./duel";
import { SIDES, type Colour, type Kind, type TilePreview } from "./forms";

export const tileKey = (kind: Kind): string => `orion-duel-tile-${kind.replace("_", "-")}`;
/** The key of what explains a kind of tile. */
export const aboutTile = (kind: Kind): string => `orion-duel-what-${kind.replace("_", "-")}`;
export const colourKey = (colour: Colour): string => (colour === 0 ? "orion-duel-blue" : "orion-duel-orange");
export const constellation = (name: string): string => `orion-duel-${name.toLowerCase().replaceAll(" ", "-")}`;

/** A cell in words: where it is, what lies there, and whether what is held fits. */
export function describeCell(scene: OrionScene, hand: Hand, cell: CellView): string {
  const parts = [t(cell.colour === null ? "orion-duel-free" : colourKey(cell.colour))];
  if (cell.token) parts.push(t(`orion-duel-${cell.token}`));
  for (const name of cell.sides) {
    const side = SIDES.find((entry) => entry.side === name);
    if (side) parts.push(t(constellation(side.constellation)));
  }
  const fits = hand.fitsAt(cell.at);
  if (fits !== null) parts.push(t(fits ? "orion-duel-fits-here" : "orion-duel-fits-not"));
  return t("orion-duel-cell", { cell: keyOf(cell.at), what: parts.join(", ") });
}

/** How far a colour is from linking each pair of sides. */
export function pairsTold(scene: OrionScene, seat: Colour): string {
  const name = (key: string): string => {
    const side = SIDES.find((entry) => entry.side === key);
    return side ? t(constellation(side.constellation)) : key;
  };
  return scene.view.seats[seat].links
    .map((link, pair) => {
      const state = link.linked ? t("orion-duel-linked") : link.missing === null ? t("orion-duel-barred") : t("orion-duel-missing", { count: link.missing });
      return `${MARKS[pair]} ${name(link.sides[0])} – ${name(link.sides[1])}: ${state}`;
    })
    .join("\n");
}

/** Fingers have no keys and no wheel. */
function byHand(key: string): string {
  return t(window.matchMedia?.("(pointer: coarse)").matches ? `${key}-touch` : key);
}

export interface Said {
  title: string;
  detail?: string;
  act?: string;
}

/** What to do now, what it will bring, and what Confirm is called. */
export function prompt(scene: OrionScene, hand: Hand): Said {
  const { phase, tokens_left: left } = scene.view;
  if (phase === "galaxies" || phase === "holes") {
    const token = phase === "galaxies" ? "galaxy" : "hole";
    return { title: t(`orion-duel-ask-${token}`), detail: t(`orion-duel-ask-${token}-detail`, { left: left[phase] }), act: t("orion-duel-act-token") };
  }
  if (phase === "over") return { title: t(`orion-duel-outcome-${scene.view.outcome ?? "none"}`) };
  if (phase === "first_player") return { title: t("orion-duel-ask-begin"), detail: t("orion-duel-ask-begin-detail"), act: t("orion-duel-act-begin") };
  const act = t("orion-duel-act-lay");
  if (!hand.kind) return { title: t("orion-duel-ask-tile"), detail: byHand("orion-duel-ask-tile-detail"), act };
  if (!hand.at) return { title: t("orion-duel-ask-place", { tile: t(tileKey(hand.kind)) }), detail: byHand("orion-duel-ask-place-detail"), act };
  const preview = isTilePreview(scene.preview) ? scene.preview : null;
  return preview ? { ...consequence(scene, preview), act } : { title: t("orion-duel-fits"), act };
}

/** What helps against a reason: the marks, or turning where there are none; none of it where nothing is held. */
export function wayOut(hand: Hand): string | undefined {
  if (!hand.kind) return undefined;
  return t(hand.fitsSomewhere ? "orion-duel-way-out" : "orion-duel-way-out-turn");
}

function consequence(scene: OrionScene, preview: TilePreview): Said {
  const me = nearSeat(scene);
  const rival: Colour = me === 0 ? 1 : 0;
  const told: string[] = [];
  if (preview.ends) told.push(ending(preview.ends, me));
  else {
    told.push(t("orion-duel-fits"));
    const gained = (seat: Colour) => preview.gained[seat].links + preview.gained[seat].galaxies + preview.gained[seat].holes;
    if (gained(me)) told.push(t("orion-duel-gain-mine", { count: gained(me) }));
    if (gained(rival)) told.push(t("orion-duel-gain-theirs", { count: gained(rival) }));
    for (const cell of preview.cells) if (cell.token) told.push(t(`orion-duel-under-${cell.token}`, { colour: t(colourKey(cell.colour)) }));
  }
  const missing = toGo(preview.progress[me]);
  const detail = missing === null ? t("orion-duel-after-barred") : missing > 0 ? t("orion-duel-after", { count: missing }) : undefined;
  return { title: told.join(" "), ...(detail && !preview.ends ? { detail } : {}) };
}

function ending(ends: NonNullable<TilePreview["ends"]>, me: Colour): string {
  if (ends.winners.length !== 1) return t("orion-duel-ends-draw");
  return t(`orion-duel-ends-${ends.winners[0] === me ? "win" : "loss"}-${ends.outcome}`);
}
