import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { pieces } from "../src/kit/taste/motion";

const box = (left: number) => ({ left, top: 0, width: 20, height: 20 }) as DOMRect;

/** A board with one piece: where it lies, and where it is drawn while it glides there. */
function boardWith(at: { lies: number; glides: number | null }): { board: HTMLElement; glided: ReturnType<typeof vi.fn> } {
  const [board, piece] = [document.createElement("div"), document.createElement("i")];
  board.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 1000 }) as DOMRect;
  piece.getBoundingClientRect = () => box(at.glides ?? at.lies);
  piece.dataset["piece"] = "tile";
  const glided = vi.fn();
  piece.animate = ((frames: { translate: string }[]) => {
    glided();
    at.glides = at.lies + parseFloat(frames[0]!.translate);
  }) as unknown as typeof piece.animate;
  board.append(piece);
  document.body.append(board);
  return { board, glided };
}

it("a piece glides once from where it lay, and not again at the next update", async () => {
  const at = { lies: 100, glides: null as number | null };
  const { board, glided } = boardWith(at);
  const moving = pieces(board, 1) as { update: (view: unknown) => void; destroy: () => void };
  at.lies = 500;
  moving.update(2);
  await tick();
  await tick();
  expect(glided).toHaveBeenCalledTimes(1);
  expect(at.glides).toBe(100); // from there
  at.glides = null; // it has come to rest
  moving.update(3);
  await tick();
  await tick();
  expect(glided).toHaveBeenCalledTimes(1);
  moving.destroy();
});

it("only what scrolls within the board has its pieces measured anew", () => {
  const at = { lies: 100, glides: null as number | null };
  const { board } = boardWith(at);
  const moving = pieces(board, 1) as { destroy: () => void };
  const log = document.body.appendChild(document.createElement("ol"));
  const piece = board.firstElementChild!;
  const measured = vi.spyOn(piece, "getBoundingClientRect");
  log.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("scroll"));
  expect(measured).not.toHaveBeenCalled();
  board.dispatchEvent(new Event("scroll"));
  expect(measured).toHaveBeenCalledTimes(1);
  moving.destroy();
});
