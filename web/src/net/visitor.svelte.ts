import { ApiError, api } from "./api";
import { t } from "../words/words.svelte";

/** Who plays here: an identity in a cookie that this page cannot read, and a name. */
class VisitorState {
  name = $state<string | null>(null);
  private begun: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  /** Call back when somebody without an identity has got one; returns how to stop that. */
  onIdentity(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Find out who this is; nobody yet is fine. */
  begin(): Promise<void> {
    this.begun ??= this.find();
    return this.begun;
  }

  private async find(): Promise<void> {
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
    const stranger = this.name === null;
    this.name = (await api.callMe(name)).name;
    if (stranger) for (const listener of this.listeners) listener();
  }
}
export const visitor = new VisitorState();
