import { mount } from "svelte";
import App from "./App.svelte";
import { open } from "./lib/pages";
import { place } from "./lib/place.svelte";
import { show } from "./lib/settings.svelte";
import { useTypeface } from "./lib/typeface";
import "./style/tokens.css";
import "./style/base.css";
import "./style/boards.css";
import "./style/controls.css";

function begin(): void {
  const app = document.getElementById("app")!;
  app.replaceChildren();
  mount(App, { target: app });
}

show();
useTypeface();
// If the page does not come, that is told where it should be. Nobody awaits it here: a page imports
// from this file, and would wait for it in turn.
open(place.route.page).then(begin, begin);
