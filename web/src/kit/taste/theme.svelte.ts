import { preferred } from "./preferences.svelte";

/** Light or dark: as the system has it until the person chooses. */
export type Theme = "light" | "dark";

class Lamp {
  theme = $state<Theme>("light");
}
const lamp = new Lamp();

export function theme(): Theme {
  return lamp.theme;
}

/** Dress the page as the person likes it, and as the system has it where nothing was chosen. */
export function beginTheme(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const { theme: chosen } = preferred.values;
    lamp.theme = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
    const { dataset } = document.documentElement;
    dataset.theme = lamp.theme;
    dataset.labels = preferred.values.labels ? "on" : "off";
    dataset.patterns = preferred.values.patterns ? "on" : "off";
  };
  preferred.watch(apply);
  dark.addEventListener("change", apply);
}

export function switchTheme(): void {
  preferred.choose({ theme: lamp.theme === "dark" ? "light" : "dark" });
}
