import svg from "./art.svg?raw";

/** Hang the drawings where every part of the page can use them, once. */
export function hangArt(): void {
  const id = "oriflamme-art";
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}
