import { beforeEach, describe, expect, it, vi } from "vitest";
import { Preferred } from "../src/kit/taste/preferences.svelte";

const KEPT = "ludoteka-preferences";
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? "null") as { chosen: Record<string, unknown>; unsent: string[] } | null;

describe("what somebody likes", () => {
  beforeEach(() => localStorage.clear());

  it("takes effect at once, and waits in the browser until one is somebody", async () => {
    const preferred = new Preferred();
    const seen: string[] = [];
    preferred.watch(({ theme }) => seen.push(theme));
    preferred.choose({ theme: "dark" });
    expect(seen).toEqual(["system", "dark"]);
    expect(kept()).toEqual({ chosen: { theme: "dark" }, unsent: ["theme"] });
    const send = vi.fn(async () => undefined);
    new Preferred().hear({ theme: "light", motion: "slow" }, send); // the page was loaded anew
    expect(send).toHaveBeenCalledExactlyOnceWith({ theme: "dark" });
    await vi.waitFor(() => expect(kept()).toEqual({ chosen: { theme: "dark", motion: "slow" }, unsent: [] }), 30_000);
  });

  it("is told again when the server could not be reached", async () => {
    const preferred = new Preferred();
    preferred.hear({}, () => Promise.reject(new Error("offline")));
    preferred.choose({ turn: 0 });
    await Promise.resolve();
    expect(kept()?.unsent).toEqual(["turn"]);
    const send = vi.fn(async () => undefined);
    preferred.hear({ turn: 80 }, send);
    expect(send).toHaveBeenCalledWith({ turn: 0 });
    expect(preferred.values.turn).toBe(0);
  });

  it("is another person's after their private link was followed", () => {
    const preferred = new Preferred();
    preferred.choose({ theme: "dark", motion: "off" });
    const send = vi.fn(async () => undefined);
    preferred.hear({ theme: "light" }, send, true);
    expect(send).not.toHaveBeenCalled();
    expect([preferred.values.theme, preferred.values.motion]).toEqual(["light", "system"]);
  });

  it("reads no nonsense, and what browsers kept before", () => {
    localStorage.setItem(KEPT, '{"chosen": {"theme": 7, "turn": "loud", "shoes": "red", "pieces": 50}, "unsent": ["shoes"]}');
    expect(new Preferred().values).toMatchObject({ theme: "system", turn: 40, pieces: 50 });
    for (const broken of ["{", "null", "[]", '{"chosen": 3}']) {
      localStorage.setItem(KEPT, broken);
      expect(new Preferred().values.theme).toBe("system");
    }
    localStorage.clear();
    localStorage.setItem("ludoteka-theme", "dark");
    expect(new Preferred().values.theme).toBe("dark");
  });
});
