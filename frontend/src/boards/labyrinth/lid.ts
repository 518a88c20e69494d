import { mounting } from "../mounting.svelte";
import Lid from "./Lid.svelte";

export const LID = mounting(Lid);
