import { has, t } from "../words/words.svelte";
import { ApiError } from "./api";

/** Why something was not done, in the language of the page: never the server's own English. */
export function refusalText(code: string, facts: Record<string, number | string> = {}): string {
  const key = `refusal-${code}`;
  return t(has(key) ? key : "refusal-refused", facts);
}

export function problemOf(error: unknown): string {
  return error instanceof ApiError ? refusalText(error.code, error.facts) : t("refusal-unexpected");
}
