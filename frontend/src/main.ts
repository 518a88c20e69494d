import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./lib/pages";
import { place } from "./lib/place.svelte";
import { settings, show } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/boards.css";
import "./style/controls.css";

show();
// Both at once; if the page does not come, that is told where it should be.
const page = load(place.route.page).catch(() => undefined);
await speak(settings.language);
await page;
mount(App, { target: document.getElementById("app")! });
