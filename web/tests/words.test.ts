import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Words = typeof import("../src/words/words.svelte");

/** Words that arrive when the test says so. */
let arrive: Map<string, () => void>;
let words: Words;
const ftl = (address: string) => new Response(`${address.match(/(\w+)\.ftl/)![1]}-word = ${address}\n`);
const told = async (part: string) => {
  await vi.waitFor(() => expect([...arrive.keys()].some((address) => address.includes(part))).toBe(true), 30_000);
  for (const [address, open] of [...arrive]) {
    if (!address.includes(part)) continue;
    arrive.delete(address);
    open();
  }
};

beforeEach(async () => {
  arrive = new Map();
  vi.stubGlobal("fetch", (address: string) => new Promise<Response>((resolve) => arrive.set(address, () => resolve(ftl(address)))));
  document.documentElement.lang = "";
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.resetModules();
  words = await import("../src/words/words.svelte");
});
afterEach(() => vi.unstubAllGlobals());

describe("the language of the page", () => {
  it("has the words of a part that was opened while it was on its way", async () => {
    const spoken = words.speak("uk");
    const part = words.wordsIn("devices");
    await told("/en/");
    await part;
    await told("/uk/");
    await told("/uk/devices");
    await spoken;
    expect(words.language()).toBe("uk");
    expect(words.t("devices-word")).toContain("/uk/");
  });

  it("is the one that was asked for last, whichever arrives first", async () => {
    const first = words.speak("uk");
    const last = words.speak("ru");
    await told("/ru/");
    await last;
    await told("/uk/");
    await first;
    expect(words.language()).toBe("ru");
    expect(document.documentElement.lang).toBe("ru");
  });
});
