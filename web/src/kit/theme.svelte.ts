/** Light or dark: as the system has it until the person chooses. */
export type Theme = "light" | "dark";

class Lamp {
  theme = $state<Theme>("light");
}
const lamp = new Lamp();

export function theme(): Theme {
  return lamp.theme;
}

function apply(next: Theme): void {
  lamp.theme = next;
  document.documentElement.dataset.theme = next;
}

export function beginTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const kept = localStorage.getItem("ludoteka-theme");
  apply(kept === "dark" || kept === "light" ? kept : system.matches ? "dark" : "light");
  system.addEventListener("change", (event) => {
    if (!localStorage.getItem("ludoteka-theme")) apply(event.matches ? "dark" : "light");
  });
}

export function switchTheme(): void {
  const next = lamp.theme === "dark" ? "light" : "dark";
  localStorage.setItem("ludoteka-theme", next);
  apply(next);
}
