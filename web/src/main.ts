import "./style/tokens.css";
import "./style/kit.css";
import "./style/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { beginTheme } from "./kit/theme.svelte";
import { beginWords } from "./words/words.svelte";

beginTheme();
await beginWords();
mount(App, { target: document.getElementById("app")! });
