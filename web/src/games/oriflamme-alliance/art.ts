import { textOf } from "../../net/texts";
import art from "./art.svg?url";

/** Hang the drawings where every part of the page can use them, once. */
export function hangArt(): void {
  const id = "oriflamme-art";
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  document.body.append(holder);
  textOf(art).then(
    (svg) => (holder.innerHTML = svg),
    () => holder.remove(),
  );
}
