import "./style/tokens.css";
import "./style/kit.css";
import "./style/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { beginMotion } from "./kit/taste/motion";
import { beginTheme } from "./kit/taste/theme.svelte";
import { beginKeeping } from "./net/connection.svelte";
import { beginWords } from "./words/words.svelte";

beginTheme();
beginMotion();
await beginWords();
beginKeeping();
mount(App, { target: document.getElementById("app")! });
