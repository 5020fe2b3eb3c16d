import type { GameGuide, Scene, Standing } from "../../table/scene";
import { t } from "../../words/words.svelte";
import type { Phase, Preview, View } from "./forms";

type Table = Scene<View, Preview>;
/** What each decision is about; those that are not here explain themselves. */
const TOPICS: Partial<Record<Phase, string>> = {
  metropolis: "metropolis",
  card: "card",
  place: "place",
  titan_order: "titan",
  titan_return: "titan",
  action: "action",
  favour: "titan",
  fight: "fight",
  commit: "fight",
  gift: "gift",
  create: "create",
  extra: "extra",
  discard: "discard",
};

const guide: GameGuide = {
  topic({ view, seat }: Table): string {
    return (view.to_move === seat && TOPICS[view.phase]) || "race";
  },
  standing({ view, seat }: Table): Standing[] {
    const own = view.seats[seat ?? 0];
    if (!own || view.phase === "metropolis") return [];
    return [
      { ok: own.points >= view.points_to_win, words: t("orichalcum-guide-race-points", { points: own.points, needed: view.points_to_win }) },
      { ok: own.creatures === 0, words: t("orichalcum-guide-race-creatures", { count: own.creatures }) },
      { ok: null, words: t("orichalcum-guide-race-goods", { hoplites: own.hoplites, nuggets: own.nuggets }) },
    ];
  },
};
export default guide;
