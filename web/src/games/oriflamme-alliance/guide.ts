import type { GameGuide, Scene, Standing } from "../../table/scene";
import { t } from "../../words/words.svelte";
import type { Preview, View } from "./forms";
import { byId } from "./pieces";

type Table = Scene<View, Preview>;

const guide: GameGuide = {
  topic({ view }: Table): string {
    if (view.round === view.rounds) return "last";
    if (view.phase === "place") return "place";
    return view.phase === "leave_or_reveal" ? "reveal" : "choose";
  },
  /** A card that acts is explained by its own rule. */
  about({ view, seat }: Table): string | undefined {
    const acting = view.to_move === seat && view.phase !== "place" ? byId(view).get(view.acting ?? "")?.card : undefined;
    return acting ? `${t(`oriflamme-alliance-${acting}`)}. ${t(`oriflamme-alliance-${acting}-about`)}` : undefined;
  },
  standing({ view, seat }: Table): Standing[] {
    const own = view.seats[seat ?? 0];
    if (!own) return [];
    const best = Math.max(...view.seats.filter((_, i) => i !== seat).map((other) => other.score));
    const lying = view.row.flat().filter((piece) => piece.owner === seat && !piece.face_up).reduce((sum, piece) => sum + piece.influence, 0);
    return [
      { ok: own.score >= best, words: t("oriflamme-alliance-guide-influence", { own: own.score, best }) },
      ...(lying ? [{ ok: false, words: t("oriflamme-alliance-guide-lying", { count: lying }) }] : []),
      { ok: null, words: t("oriflamme-alliance-guide-rounds", { count: view.rounds - view.round }) },
    ];
  },
};
export default guide;
