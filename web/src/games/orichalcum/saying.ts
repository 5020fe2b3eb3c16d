import { room } from "../../kit/room.svelte";
import type { Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import { capital, name, percent, strength } from "./names";
import type { Placing } from "./placing.svelte";
import type { Action, Preview, View } from "./forms";

/** What the prompt says: the phase, its consequence, and what Confirm is called. */
export function saying(scene: Scene<View, Preview>, placing: Placing): { title: string; detail?: string; act: string } {
  const { view } = scene;
  if (!scene.mine) return { title: "", act: t("page-confirm") };
  const draft = scene.draft?.action as Action | undefined;
  const deed = name(view.action ?? view.card?.action ?? "produce");
  const phase = view.phase.replaceAll("_", "-");
  const args = {
    action: deed,
    creature: view.fight ? capital(name(view.fight.creature)) : "",
    strength: view.fight?.strength ?? 0,
    building: view.gift ? name(view.gift) : "",
  };
  const act = actOf(draft, phase, view);
  if (placing.nowhere) return { title: nowhere(placing, view), detail: t(`${wantedKey(placing, view)}-about`), act };
  const chosen = draft && chosenOf(draft, view, placing);
  if (chosen) return { title: chosen, detail: doesOf(draft, view) || (scene.preview ? brings(scene.preview) : ""), act };
  // Where buttons stand below the title there is no room for more: what leads to a roll tells its odds instead.
  const odds = draft && room.small && scene.preview ? chances(scene.preview) : "";
  const foe = odds && placing.foe(draft);
  if (odds) return { title: foe ? `${capital(name(foe))}. ${odds}` : odds, detail: t(`orichalcum-say-${phase}`, args), act };
  const detail = phase === "place" && room.small ? "orichalcum-say-place-detail-touch" : `orichalcum-say-${phase}-detail`;
  return { title: t(`orichalcum-say-${phase}`, args), detail: t(detail, args), act };
}

/** Why what is wanted cannot be had: there is none left, or no place for it. */
function nowhere(placing: Placing, view: View): string {
  if (placing.wanted === "temple" && !view.supply.temples) return t("orichalcum-why-no-temples");
  if (placing.wanted === "temple" && !view.supply.victory_tokens) return t("orichalcum-why-no-tokens");
  return t("orichalcum-nowhere", { what: capital(t(wantedKey(placing, view))) });
}
/** What is wanted of the creation board, as the message that names it. */
function wantedKey(placing: Placing, view: View): string {
  const slot = view.creation_board.find((item) => item.slot === placing.wanted);
  return `orichalcum-${(slot?.building ?? placing.wanted ?? "temple").replaceAll("_", "-")}`;
}

/** What is chosen, in words: where every choice has its button, the button says it. */
function chosenOf(draft: Action, view: View, placing: Placing): string | null {
  if (draft.do === "card" || draft.do === "discard") {
    const card = view.row.find((item) => item.slot === draft.slot);
    return card ? t(`orichalcum-chosen-${draft.do}`, { action: t(`orichalcum-${card.action}-short`), cost: card.cost }) : null;
  }
  if (draft.do === "fight") {
    const creature = placing.island?.cells.find((cell) => cell.cell === draft.cell)?.creature;
    return creature ? t("orichalcum-chosen-fight", { creature: capital(name(creature)), strength: strength(creature) }) : null;
  }
  if (draft.do === "build" || draft.do === "gift") {
    const building = draft.do === "gift" ? view.gift : view.creation_board.find((item) => item.slot === draft.slot)?.building;
    return building ? t("orichalcum-chosen-build", { building: capital(name(building)) }) : null;
  }
  return ["place", "metropolis", "temple", "medallion"].includes(draft.do) ? t(`orichalcum-chosen-${draft.do}`) : null;
}

/** What the action of a card does that is to be taken. */
function doesOf(draft: Action, view: View): string {
  const card = draft.do === "card" ? view.row.find((item) => item.slot === draft.slot) : undefined;
  return card ? t(`orichalcum-${card.action}-about`) : "";
}

/** The odds of the fight that a choice leads to, by the hoplites that are sent. */
function chances(preview: Preview): string {
  const [first, ...others] = preview.odds ?? [];
  if (!first) return "";
  if (!others.length) return t("orichalcum-odds-one", { chance: percent(first.chance) });
  return `${t("orichalcum-odds-by-hoplites")} ${[first, ...others].map((odd) => `${odd.hoplites}: ${percent(odd.chance)}%`).join(", ")}`;
}

/** What the choice will surely bring, in words. */
function brings(preview: Preview): string {
  const gains = (preview.hoplites ?? 0) > 0 ? [`+${t("orichalcum-price", { count: preview.hoplites ?? 0 })}`] : [];
  if ((preview.nuggets ?? 0) > 0) gains.push(`+${t("orichalcum-nuggets", { count: preview.nuggets ?? 0 })}`);
  if (preview.points) gains.push(`+${preview.points} ${t("orichalcum-point-word", { count: preview.points })}`);
  const areas = (preview.areas ?? []).map((area) => {
    const words = t("orichalcum-area", { size: area.size, terrain: name(area.terrain) });
    return area.titan ? `${words} → ${name(area.titan)}` : words;
  });
  const end = preview.wins ? [t("orichalcum-wins-now")] : preview.ends ? [t("orichalcum-ends-now")] : [];
  return [...gains, ...areas, chances(preview), ...end].filter(Boolean).join(" · ");
}

/** What confirming does; where every choice has its button, the button says it. */
function actOf(draft: Action | undefined, phase: string, view: View): string {
  if (draft?.do === "hoplites") return t("orichalcum-act-roll", { dice: 1 + (view.fight?.standing ?? 0) + (draft.count ?? 0) });
  if (draft && ["act", "skip", "favour", "no-favour", "stop", "refuse"].includes(draft.do)) return t("page-confirm");
  if (draft?.do === "no-extra") return t("orichalcum-do-no-extra");
  if (draft?.do === "kronos") return t("orichalcum-act-kronos");
  if (draft?.do === "temple" || draft?.do === "medallion" || draft?.do === "build") return t(`orichalcum-act-${draft.do}`);
  return t(`orichalcum-act-${phase}`);
}
