import type { FromClient, Refused } from "../protocol";
import { refusalText } from "./problem";

/** The server did not do what it was asked. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refusalText(refused.code, refused.args));
  }
}

type Numbered = FromClient & { number: number };
type Unnumbered<M> = M extends { number: number } ? Omit<M, "number"> : never;

interface Pending {
  message: Numbered;
  resolve: (items: unknown[]) => void;
  reject: (error: Error) => void;
}

/** What was asked and is not answered yet, each under a number of its own: the server does nothing twice. */
export class Requests {
  private readonly pending = new Map<number, Pending>();
  private number = 0;

  constructor(private readonly send: (message: FromClient) => unknown) {}

  ask(message: Unnumbered<FromClient>): Promise<unknown[]> {
    const number = ++this.number;
    const whole = { ...message, number } as Numbered;
    return new Promise((resolve, reject) => {
      this.pending.set(number, { message: whole, resolve, reject });
      this.send(whole);
    });
  }

  answered(number: number, items: unknown[]): void {
    const pending = this.pending.get(number);
    this.pending.delete(number);
    pending?.resolve(items);
  }

  /** Returns whether it answers something that was asked. */
  refused(message: Refused): boolean {
    const pending = this.pending.get(message.number ?? -1);
    if (!pending) return false;
    this.pending.delete(pending.message.number);
    pending.reject(new Refusal(message));
    return true;
  }

  /** Ask again, under the same numbers, what the connection broke before it was answered. */
  resend(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }
}
