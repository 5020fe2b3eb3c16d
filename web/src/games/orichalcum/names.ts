import { has, language, t } from "../../words/words.svelte";

const STRENGTH: Record<string, number> = { cerberus: 4, minotaur: 6, gorgon: 8, cyclops: 10, hydra: 12 };

const kindOf = (creature: string) => (creature.startsWith("hydra") ? "hydra" : creature);

export function name(what: string): string {
  return t(`orichalcum-${what.replaceAll("_", "-")}`);
}
/** A name where there is little room: a short form where there is one. */
export function tag(what: string): string {
  const key = `orichalcum-${what.replaceAll("_", "-")}-tag`;
  return has(key) ? t(key) : name(what);
}
export function strength(creature: string): number {
  return STRENGTH[kindOf(creature)] ?? 0;
}
/** Symbols of the drawings. */
export function creatureArt(creature: string): string {
  return `ori-c-${kindOf(creature)}`;
}
export function buildingArt(building: string): string {
  const known: Record<string, string> = { training_camp: "camp", protection_crystal: "crystal", architect_practice: "architect" };
  return `ori-b-${known[building] ?? building.split("_")[0] ?? building}`;
}
/** What explains a kind of piece. */
export function explainCreature(creature: string): string {
  return `orichalcum-${kindOf(creature)}`;
}
export function explainBuilding(building: string): string {
  return `orichalcum-${building.replaceAll("_", "-")}`;
}
/** The titan shown on a hydra, or the face of a siege engine. */
export function titanOn(creature: string): string | null {
  return creature.startsWith("hydra_") ? creature.slice(6) : null;
}

/** A chance in per cent; what is not sure is never called 100. */
export function percent(chance: number): string {
  return chance > 0.99 && chance < 1 ? new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(Math.min(chance * 100, 99.9)) : String(Math.round(chance * 100));
}

/** A name at the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
