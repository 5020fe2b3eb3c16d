import { ApiError, api } from "./api";
import { t } from "../words/words.svelte";

/** Who plays here: an identity in a cookie that this page cannot read, and a name. */
class VisitorState {
  name = $state<string | null>(null);
  private begun: Promise<void> | null = null;

  /** Find out who this is; nobody yet is fine. */
  begin(): Promise<void> {
    this.begun ??= this.find();
    return this.begun;
  }

  private async find(): Promise<void> {
    const code = new URLSearchParams(location.hash.slice(1)).get("continue");
    if (code) {
      history.replaceState(null, "", location.pathname);
      try {
        this.name = (await api.continueAs(code)).name;
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Make sure that there is an identity: a name can be chosen later. */
  async known(): Promise<void> {
    await this.begin();
    if (this.name === null) await this.rename(t("page-guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.callMe(name)).name;
  }
}
export const visitor = new VisitorState();
