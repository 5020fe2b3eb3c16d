import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explain } from "../src/kit/explaining/explain";
import { explained } from "../src/kit/explaining/explained.svelte";

describe("a finger on what explains itself", () => {
  let node: HTMLElement;
  let chosen = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    node = document.body.appendChild(document.createElement("button"));
    explain(node, "opale-azura");
    node.addEventListener("click", () => chosen++);
    chosen = 0;
  });
  afterEach(() => {
    node.remove();
    explained.key = null;
    vi.useRealTimers();
  });
  function finger(type: string, at: number): void {
    const event = new Event(type, { bubbles: true });
    Object.defineProperties(event, { timeStamp: { value: at }, pointerType: { value: "touch" } });
    node.dispatchEvent(event);
  }

  it("is told of it by a long press, which chooses nothing", () => {
    finger("pointerdown", 0);
    vi.advanceTimersByTime(500);
    expect(explained.key).toBe("opale-azura");
    finger("pointerup", 600);
    node.click();
    expect(explained.key).toBe("opale-azura");
    expect(chosen).toBe(0);
  });
  it("taps, also where the page hears late that it was lifted", () => {
    finger("pointerdown", 0);
    vi.advanceTimersByTime(500);
    finger("pointerup", 80);
    node.click();
    expect(explained.key).toBeNull();
    expect(chosen).toBe(1);
  });
});
