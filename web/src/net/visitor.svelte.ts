import { ApiError, api } from "./api";
import { forgetKept } from "./connection.svelte";
import { preferred } from "../kit/taste/preferences.svelte";
import type { Me } from "../protocol";
import { t } from "../words/words.svelte";

/** Who plays here: an identity in a cookie that this page cannot read, and a name. */
class VisitorState {
  name = $state<string | null>(null);
  /** Why the host of the server lets this person do nothing any more. */
  banned = $state<string | null>(null);
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
      this.hear(await api.me());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Be who the server says, who likes the page their own way; `other`: somebody else than before. */
  hear(me: Me, other = false): void {
    if (other || (this.name !== null && me.name === null)) forgetKept();
    this.name = me.name;
    this.banned = me.banned ?? null;
    if (me.name !== null) preferred.hear(me.preferences ?? {}, api.prefer, other);
  }

  /** Be nobody, as the server says: this browser remembers nothing of who it was. */
  forget(): void {
    this.name = null;
    forgetKept();
    for (const key of Object.keys(localStorage)) if (key.startsWith("ludoteka-")) localStorage.removeItem(key);
  }

  /** Make sure that there is an identity: a name can be chosen later. */
  async known(): Promise<void> {
    await this.begin();
    if (this.name === null) await this.rename(t("page-guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
  }

  async rename(name: string): Promise<void> {
    const stranger = this.name === null;
    this.hear(await api.callMe(name));
    if (stranger) for (const listener of this.listeners) listener();
  }
}
export const visitor = new VisitorState();
