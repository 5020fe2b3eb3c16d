import type { Legal } from "../../protocol";
import { actionOf, byId } from "./pieces";
import type { Action, CardName, Phase, Place, Preview, View } from "./forms";

/** Phases in which a card of the row is chosen. */
export const AIMING: readonly Phase[] = ["empress", "diplomat", "deserter", "verdict", "sentence"];
/** Of these, the ones that eliminate it. */
const STRIKING: readonly Phase[] = ["deserter", "sentence"];

/** Tell what confirming an action is called. */
export function actKey(action: Action | null, phase: Phase): string {
  if (action && "use" in action) return "use";
  if (action && "leave" in action) return "leave";
  if (phase === "leave_or_reveal") return "reveal";
  if (phase === "place" || phase === "exchange" || phase === "branch") return phase === "branch" ? "use" : phase;
  if (STRIKING.includes(phase)) return "eliminate";
  return phase === "verdict" ? "mark" : "put";
}

/** The cards of the row that can be chosen now. */
export function targets(legal: Legal[]): Set<string> {
  return new Set(legal.map(actionOf).flatMap((action) => (action && "target" in action ? [action.target] : [])));
}

/** The places where a card can be laid now: any card can go to each of them. */
export function places(legal: Legal[]): Set<Place> {
  return new Set(legal.map(actionOf).flatMap((action) => (action && "place" in action ? [action.at] : [])));
}

/** A card of the row that a decision concerns, and what choosing it will do. */
export interface Aim {
  id: string;
  preview: Preview;
  /** Whether it would be eliminated. */
  strikes: boolean;
}

function aimAt(action: Action, preview: Preview): Aim[] {
  return "target" in action ? [{ id: action.target, preview, strikes: preview.eliminated.includes(action.target) }] : [];
}

/** What a decision leads to: the cards among which its card will choose, or those that it hits for sure. */
export function aims(preview: Preview | null | undefined): Aim[] {
  return preview?.then.flatMap((next) => aimAt(next.action, next.preview)) ?? [];
}

/** The cards among which is chosen now, with what each choice will do as far as the server has answered. */
export function aimsNow(legal: Legal[], previews: Map<string, Preview>): Aim[] {
  return legal.flatMap((item) => {
    const [action, preview] = [actionOf(item), previews.get(item.text)];
    return action && preview ? aimAt(action, preview) : [];
  });
}

/** The card that is chosen to be laid, by a draft. */
export function laid(action: Action | null): CardName | null {
  if (!action) return null;
  return "place" in action ? action.place : "exchange" in action ? action.exchange : null;
}

/** Which card is acting, for whoever knows it. */
export function actingCard(view: View): CardName | null {
  return (view.acting ? byId(view).get(view.acting)?.card : undefined) ?? null;
}
