import type { Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import { capital, name } from "./names";
import type { Do, Preview, View } from "./view";

/** What the prompt says: the phase, its consequence, and what Confirm is called. */
export function saying(scene: Scene<View, Preview>, wanted: string | null): { title: string; detail?: string; act: string } {
  const { view } = scene;
  if (!scene.mine) return { title: "", act: t("page-confirm") };
  const draft = scene.draft?.action as Do | undefined;
  const deed = name(view.action ?? view.card?.action ?? "produce");
  const phase = view.phase.replaceAll("_", "-");
  const args = {
    action: deed,
    creature: view.fight ? capital(name(view.fight.creature)) : "",
    strength: view.fight?.strength ?? 0,
    building: view.gift ? name(view.gift) : "",
    wanted: wanted ?? "",
  };
  const title = t(`orichalcum-say-${phase}`, args);
  const detail = t(`orichalcum-say-${phase}-detail`, args);
  return { title, detail, act: actOf(draft, phase, deed, view) };
}

function actOf(draft: Do | undefined, phase: string, deed: string, view: View): string {
  if (draft?.do === "hoplites") return t("orichalcum-act-roll", { dice: 1 + (view.fight?.standing ?? 0) + (draft.count ?? 0) });
  if (draft?.do === "act") return t("orichalcum-choice-act", { action: deed });
  if (draft && ["skip", "favour", "no-favour", "stop", "refuse"].includes(draft.do)) return t(`orichalcum-choice-${draft.do}`);
  if (draft?.do === "no-extra") return t("orichalcum-do-no-extra");
  if (draft?.do === "kronos") return t("orichalcum-act-kronos");
  if (draft?.do === "temple" || draft?.do === "medallion" || draft?.do === "build") return t(`orichalcum-act-${draft.do}`);
  return t(`orichalcum-act-${phase}`);
}
