import type { Legal } from "../protocol";
import type { Act } from "../table/scene";
import { isPhrase, type Phrase } from "../words/phrase";

type Ask = (about: "preview" | "why", acts: Act[]) => Promise<unknown[]>;

/** What is chosen and not confirmed: what it will surely do, or why what was tried is not legal. */
export class Drafting {
  chosen = $state.raw<Legal | null>(null);
  preview = $state.raw<any>(null);
  /** Whether it is still to be told what the choice will do. */
  weighing = $state(false);
  why = $state.raw<Phrase[]>([]);
  /** Counts questions: an answer to an older one comes too late. */
  private asked = 0;

  constructor(private readonly ask: Ask) {}

  pick(action: Legal | null): void {
    this.why = [];
    // whoever lets go is told no reason any more that was asked for before
    if (action === null) this.asked += 1;
    if (this.chosen === action) return;
    this.chosen = action;
    this.preview = null;
    this.weighing = action !== null;
    const asked = ++this.asked;
    if (!action) return;
    const weighed = (preview: unknown) => {
      if (asked !== this.asked) return;
      this.preview = preview ?? null;
      this.weighing = false;
    };
    this.ask("preview", [action.action as Act]).then(
      ([item]) => weighed(item),
      () => weighed(null),
    );
  }

  /** Learn why an action is not legal. */
  async wonder(act: Act): Promise<void> {
    this.pick(null);
    const asked = ++this.asked;
    const [reasons] = await this.ask("why", [act]).catch(() => [[]]);
    if (asked === this.asked) this.why = Array.isArray(reasons) ? reasons.filter(isPhrase) : [];
  }

  /** The position is another one. */
  drop(): void {
    this.chosen = null;
    this.preview = null;
    this.weighing = false;
    this.why = [];
    this.asked += 1;
  }

  /** What was chosen stays chosen when people only talked, came or went. */
  keep(legal: Legal[]): void {
    if (!this.chosen) return;
    const { text } = this.chosen;
    this.chosen = legal.find((one) => one.text === text) ?? null;
  }
}
