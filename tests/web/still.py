"""Nothing jumps: where the board and the hand lie while a game goes on and the words of the prompt change."""

from __future__ import annotations

from tests.web.site import Visitor

#: So often, at least, the words of the prompt change in a whole game while the window has the same size.
WHOLE_GAME = 6

#: At every frame: where board, prompt and hand are, as long as the game is on; each place once, with the words then.
#: A window that was turned or resized is another window, and has a few frames to settle.
WATCH = """() => {
  const places = window.places = {};
  window.compared = 0;
  const words = {};
  let [was, settling] = ["", 0];
  const look = () => {
    const prompt = document.querySelector("[data-prompt]");
    const size = `${innerWidth} x ${innerHeight}`;
    if (size !== was) [was, settling] = [size, was ? 12 : 0];
    if (settling > 0) settling -= 1;
    else if (prompt && prompt.dataset.prompt !== "over")
      for (const what of ["board", "prompt", "hand"]) {
        const node = document.querySelector(`.stage > .${what}`);
        const box = node?.getClientRects()[0];
        if (!box) continue;
        const at = [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
        const [key, said] = [`${what} at ${size}`, prompt.textContent];
        (places[key] ??= {})[at] ??= prompt.innerText.replaceAll("\\n", " | ");
        if (words[key] !== undefined && words[key] !== said) window.compared += 1;
        words[key] = said;
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def watch(guest: Visitor) -> None:
    """Begin to look where the board, the prompt and the hand are."""
    guest.page.evaluate(WATCH)


def jumps(guest: Visitor, least: int = 0) -> dict[str, dict[str, str]]:
    """Return what was at more than one place since `watch`: its places, and what the prompt said there first.

    A whole game says `least`: how often at least something was seen at the same size before other words and after them.
    """
    places: dict[str, dict[str, str]] = guest.page.evaluate("window.places")
    assert any(what.startswith("board") for what in places), "nothing was seen"
    compared = guest.page.evaluate("window.compared")
    assert compared >= least, f"places were compared only {compared} times"
    return {what: found for what, found in places.items() if len(found) > 1}
