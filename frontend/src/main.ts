import { mount } from "svelte";
import App from "./App.svelte";
import { show } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/boards.css";
import "./style/controls.css";

show();
mount(App, { target: document.getElementById("app")! });
