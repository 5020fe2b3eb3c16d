import type { Scene } from "../../table/scene";
import type { Arg } from "../../words/phrase";
import { say, t } from "../../words/words.svelte";
import { cardPhrase } from "./told";
import type { Piece, View } from "./forms";

const GAME = "oriflamme-alliance";

/** A card in the row as a phrase, by what the seat knows of it. */
export function piecePhrase(piece: Piece): { key: string; args: Record<string, Arg> } {
  const args: Record<string, Arg> = { piece: piece.id, who: { seat: piece.owner } };
  if (!piece.card) return { key: `${GAME}-face-down-of`, args };
  return { key: `${GAME}-piece-of`, args: { ...args, card: cardPhrase(piece.card) } };
}

/** Say all that can be seen of a position: for whoever listens instead of looking. */
export function describe(
  scene: Scene<View>,
  stack: Piece[],
  index: number,
  role: { target: boolean; onto: boolean; hit: boolean },
): string {
  const top = stack[0]!;
  const naming = (seat: number) => scene.name(seat);
  const words = [
    t(`${GAME}-at`, { number: index + 1, count: scene.view.row.length }),
    say(piecePhrase(top), naming),
  ];
  if (top.card) words.push(t(`${GAME}-${top.face_up ? "lies-up" : "lies-down"}`));
  if (top.influence) words.push(t(`${GAME}-influence`, { number: top.influence }));
  if (top.verdict) words.push(t(`${GAME}-has-verdict`));
  if (stack.length > 1)
    words.push(t(`${GAME}-covers`, { count: stack.length - 1, pieces: stack.slice(1).map((piece) => say(piecePhrase(piece), naming)).join(", ") }));
  if (scene.view.acting === top.id) words.push(t(`${GAME}-is-acting`));
  if (role.target) words.push(t(`${GAME}-can-target`));
  if (role.onto) words.push(t(`${GAME}-can-cover`));
  if (role.hit) words.push(t(`${GAME}-would-go`));
  return words.join(", ");
}

/** What a kept intrigue brings; what brings nothing yet says so. */
export function keptBrings({ card, influence }: { card: string; influence: number }): string {
  return card === "agreement" && !influence ? t("oriflamme-alliance-kept-nothing") : t(`oriflamme-alliance-kept-${card}`, { number: influence });
}
