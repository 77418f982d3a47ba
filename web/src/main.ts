import "@fontsource/alegreya/cyrillic-500.css";
import "@fontsource/alegreya/cyrillic-700.css";
import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/cyrillic-400.css";
import "@fontsource/alegreya-sans/cyrillic-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./look.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { workOffline } from "./worker";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");

workOffline();

export default mount(App, { target });
