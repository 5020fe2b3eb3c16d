import type { GameInfo, OptionInfo } from "../../protocol";
import { choiceText, optionTitle } from "../../table/options";
import { has, t } from "../../words/words.svelte";

/** One line of the rules in the form: a switch, or one of several. */
export interface Rule {
  key: string;
  option: OptionInfo;
  /** For one of several that can be combined. */
  choice?: string;
  title: string;
  about?: string;
  /** Why it does not fit this table. */
  why?: string;
}

const words = (...keys: string[]) => keys.map((key) => key.replaceAll("_", "-")).find((key) => has(key));

/** The rules that can be chosen, each with its words and, where it does not fit, the reason. */
export function rulesOf(game: GameInfo, players: number): Rule[] {
  return game.options.flatMap((option): Rule[] => {
    const fits = option.players.includes(players);
    const why = fits ? {} : { why: t(`${game.name}-rule-${option.name}-why`, { count: players }) };
    if (option.kind === "subset")
      return option.choices.map((choice) => {
        const single = `${game.name}-variant-${choice.replace(/s$/, "")}`;
        const found = words(`${game.name}-rule-${choice}`, `${game.name}-variant-${choice}`, single);
        const about = words(`${game.name}-rule-${choice}-about`, `${game.name}-variant-${choice}-about`, `${single}-about`);
        return { key: `${option.name}-${choice}`, option, choice, title: found ? t(found) : choiceText(game.name, option.name, choice), ...(about ? { about: t(about) } : {}), ...why };
      });
    const title = words(`${game.name}-rule-${option.name}`) ?? "";
    const about = words(`${game.name}-rule-${option.name}-about`);
    return [{ key: option.name, option, title: title ? t(title) : optionTitle(game.name, option.name), ...(about ? { about: t(about) } : {}), ...why }];
  });
}

/** What is sent to the server: only what fits. */
export function chosen(game: GameInfo, players: number, wanted: Record<string, unknown>): Record<string, unknown> {
  const unfit = new Set(rulesOf(game, players).flatMap((rule) => (rule.why ? [rule.option.name] : [])));
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => {
      const option = game.options.find((one) => one.name === name);
      if (!option || unfit.has(name)) return [];
      return [[name, option.kind === "per-seat" ? Array.from({ length: players }, () => value) : value]];
    }),
  );
}
