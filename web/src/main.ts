import "./fonts.css";
import "./look.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { workOffline } from "./worker";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");

workOffline();
target.replaceChildren();

export default mount(App, { target });
