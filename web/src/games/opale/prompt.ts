import { t } from "../../words/words.svelte";
import type { Plan } from "./plan.svelte";
import type { Piece } from "./track";
import { areaOf, word } from "./cards";
import { type Action, type Preview, type Type, AZURA_POINTS, LAST_CITY } from "./forms";

/** What the prompt says on one's own turn: what to do, what comes of it, and what Confirm is called. */
export interface Words {
  title: string;
  detail: string;
  act: string;
}

export function promptOf(plan: Plan, hand: readonly Piece[]): Words {
  const { view, draft } = plan.scene;
  const act = draft?.action as Action | undefined;
  switch (view.phase) {
    case "lay_aside":
      return counted(plan, "lay-aside");
    case "discard":
      return counted(plan, view.pending === "deep_dive" ? "dive" : "undertow");
    case "take":
      return { title: whom(view.pending as Type), detail: consequences(plan, plan.outlook), act: t("opale-act-take") };
    case "draw":
      return draws(act, plan.scene.preview?.draws ?? 1);
    case "end_of_turn":
      return ending(plan, act);
    default:
      return playing(plan, act, hand);
  }
}

function playing(plan: Plan, act: Action | undefined, hand: readonly Piece[]): Words {
  const { view } = plan.scene;
  if (act && "play" in act) {
    const type = act.play[0]!.type;
    const play = t(`opale-play-${word(type)}`, { count: act.play.length });
    const asks = Object.keys(plan.targets).length > 0;
    return { title: asks ? whom(type) : play, detail: consequences(plan, plan.outlook), act: asks ? t("opale-act-play") : play };
  }
  if (act && "shell" in act) {
    const shell = t(`opale-shell-${word(act.shell)}`);
    return { title: t("opale-use-shell", { shell }), detail: t(`opale-shell-${word(act.shell)}-about`), act: t("opale-act-shell", { shell }) };
  }
  if (act && "pass" in act) return { title: t("opale-nothing"), detail: t("opale-nothing-detail"), act: t("opale-act-nothing") };
  if (view.twin_left > 0) {
    return { title: t("opale-twin", { number: view.twin_area === null ? 1 : 2 }), detail: t("opale-twin-detail"), act: t("opale-act-play") };
  }
  const last = view.final_turns > 0 ? t("opale-final") : "";
  return { title: t("opale-play"), detail: [last, t(hand.length === 0 ? "opale-hand-empty" : plan.scene.quick ? "opale-play-detail-quick" : "opale-play-detail")].filter(Boolean).join(" "), act: t("opale-act-play") };
}

function counted(plan: Plan, key: string): Words {
  const [least, most] = plan.bounds;
  const count = plan.chosen.length;
  return {
    title: t(`opale-${key}`, { count: most }),
    detail: count > 0 ? t("opale-chosen", { count, most }) : t(`opale-${key}-detail`),
    act: t(key === "lay-aside" ? "opale-act-lay-aside" : "opale-act-discard", { count: Math.max(count, least) }),
  };
}

function draws(act: Action | undefined, left: number): Words {
  const aside = act && "card" in act ? act.card : null;
  return {
    title: t("opale-draw"),
    detail: aside ? t("opale-draw-aside") : `${t("opale-draw-from")} ${t("opale-draw-detail", { count: left })}`,
    act: aside ? t("opale-act-draw-aside") : t("opale-act-draw"),
  };
}

function ending(plan: Plan, act: Action | undefined): Words {
  if (act && "shell" in act) {
    const shell = t(`opale-shell-${word(act.shell)}`);
    if (act.area) {
      const area = t(`opale-${word(act.area)}`);
      return { title: t("opale-seal-area", { area }), detail: t("opale-seal-detail"), act: t("opale-act-seal") };
    }
    return { title: t("opale-use-shell", { shell }), detail: t(`opale-shell-${word(act.shell)}-about`), act: t("opale-act-shell", { shell }) };
  }
  if (plan.sealing) return { title: t("opale-seal"), detail: t("opale-seal-detail"), act: t("opale-act-seal") };
  return { title: t("opale-end"), detail: t("opale-end-detail"), act: t("opale-act-end") };
}

function whom(type: Type): string {
  return t(`opale-whom-${word(type)}`);
}

/** What will surely come of the chosen play, in sentences. */
export function consequences(plan: Plan, preview: Preview | null): string {
  if (!preview) return "";
  const { seat } = plan.scene;
  const said: string[] = [];
  const count = preview.captures.reduce((total, capture) => total + capture.count, 0);
  const told = Object.keys(plan.targets).length > 0; // the choices say what each target brings
  if (count > 0 && !told) said.push(preview.points ? t("opale-takes", { count, points: preview.points }) : t("opale-takes-cards", { count }));
  if (preview.azura && !told) said.push(t("opale-takes-azura", { points: AZURA_POINTS }));
  if (preview.blind_card && seat !== null) said.push(t("opale-takes-blind", { who: plan.scene.name(1 - seat) }));
  if (preview.city_stack !== null) said.push(t("opale-city-stack", { number: preview.city_stack, last: LAST_CITY }));
  if (preview.ends) said.push(t(preview.over ? "opale-ends" : "opale-ends-soon"));
  if (preview.then === "take") said.push(t("opale-choose-target"));
  else if (said.length === 0 && count === 0 && !told) said.push(t(waits(plan) ? "opale-waits" : "opale-no-effect"));
  if (preview.draws > 0 && !preview.over) said.push(t("opale-then-draw", { count: preview.draws }));
  return said.join(" ");
}

/** Whether the area that is played to is not full yet. */
function waits(plan: Plan): boolean {
  const { view, draft } = plan.scene;
  const act = draft?.action as Action | undefined;
  if (!act || !("play" in act)) return false;
  const area = areaOf(view, act.play[0]!.type);
  return area.capacity !== null && area.size + act.play.length < area.capacity;
}
