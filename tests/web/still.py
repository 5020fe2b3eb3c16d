"""Nothing jumps: where the board and the hand lie while a game goes on and the words of the prompt change."""

from __future__ import annotations

from tests.web.site import Visitor

#: At every frame: where board, prompt and hand are, as long as the game is on; each place once, with the words then.
WATCH = """() => {
  const places = window.places = {};
  const look = () => {
    const prompt = document.querySelector("[data-prompt]");
    if (prompt && prompt.dataset.prompt !== "over")
      for (const what of ["board", "prompt", "hand"]) {
        const node = document.querySelector(`.stage > .${what}`);
        const box = node?.getClientRects()[0];
        if (!box) continue;
        const at = [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
        (places[what] ??= {})[at] ??= prompt.innerText.replaceAll("\\n", " | ");
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def watch(guest: Visitor) -> None:
    """Begin to look where the board, the prompt and the hand are."""
    guest.page.evaluate(WATCH)


def jumps(guest: Visitor) -> dict[str, dict[str, str]]:
    """Return what was at more than one place since `watch`: its places, and what the prompt said there first."""
    places: dict[str, dict[str, str]] = guest.page.evaluate("window.places")
    assert places["board"], "nothing was seen"
    return {what: found for what, found in places.items() if len(found) > 1}
