/** The one line that says what to do now, and the buttons for what has no place on the board. */
import { say } from "../../lib/words.svelte";
import type { Scene, Seat } from "../contract";
import { nameOf, rerollWords } from "./advising";
import type { IconName } from "./icons";
import type { Turn } from "./interaction";
import { specialOf } from "./material";
import type { MoveOf } from "./moves";
import type { Die, GlowTable, Route, SeatTable } from "./table";
import { colourName, dieName, elementName, islandName } from "./wording";

export interface Choice {
  move: string;
  words: string;
  main?: boolean;
  sign?: IconName;
  die?: Die;
}

export interface WhatNow {
  text: string;
  /** How many rerolls are paid for and not used yet. */
  paid?: number;
  choices: Choice[];
}

type Asked = (turn: Turn, table: GlowTable, own: SeatTable) => WhatNow;

const choosing: Asked = (turn) => {
  const move = turn.of("choose").find((one) => one.name === turn.name);
  const choices = move
    ? [{ move: move.move, main: true, words: say("glow-do-choose", { card: move.name }) }]
    : [];
  return { text: say("glow-now-choose"), choices };
};

const recruiting: Asked = (turn, table) => {
  const extra = turn.can("dismiss");
  const card = table.track.find((area) => area.area === turn.area)?.companion?.name;
  if (!turn.area || !card) return { text: say(extra ? "glow-now-extra" : "glow-now-take"), choices: [] };
  if (turn.blackTargets.length) {
    const choices = turn.blackTargets.map(({ move, black }) => ({
      move,
      sign: black!,
      words: say("glow-do-black", { element: elementName(black!) }),
    }));
    return { text: say("glow-now-black", { card }), choices };
  }
  const words = say(extra ? "glow-do-dismiss" : "glow-do-take", { card });
  const choices = turn.ofArea(turn.area).map(({ move }) => ({ move, main: true, words }));
  return { text: say("glow-now-sure"), choices };
};

const lending: Asked = (turn, table, own) => ({
  text: say("glow-now-die", { card: nameOf(own.about ?? "") }),
  choices: turn.of("die").map(({ move, colour }) => {
    const die = table.reserve.find((one) => one.colour === colour);
    return { move, words: colourName(colour), ...(die && { die }) };
  }),
});

const fetching: Asked = (turn) => ({
  text: say("glow-now-fetch"),
  choices: turn
    .of("fetch")
    .filter((one) => one.card === null)
    .map(({ move }) => ({ move, words: say("glow-do-fetch-nothing") })),
});

function payments(turn: Turn, own: SeatTable): Choice[] {
  return turn.of("pay").map(({ move, by }) => ({
    move,
    sign: by === "points" ? "points" : "rerolls",
    words: say("glow-do-pay", {
      by,
      tokens: own.rerolls,
      score: own.next_reroll_space ?? 0,
      credits: own.credits,
    }),
  }));
}

function specialSign(own: SeatTable, die: string): IconName {
  const colour = own.dice.find((one) => one.die === die)?.colour;
  return (colour && specialOf(colour)) ?? "points";
}

const rolling: Asked = (turn, _table, own) => {
  const picked = turn.dice;
  const again = turn
    .of("reroll")
    .find((one) => one.dice.length === picked.length && one.dice.every((die) => picked.includes(die)));
  const sets = turn.of("set").filter((one) => picked.length === 1 && one.die === picked[0]);
  const choices: Choice[] = [];
  if (again) {
    choices.push({
      move: again.move,
      main: true,
      words: rerollWords(again.dice),
    });
  }
  for (const { move, face, die } of sets) {
    const sign = face === "special" ? specialSign(own, die) : face;
    choices.push({ move, sign, words: say("glow-do-set", { face }) });
  }
  choices.push(...payments(turn, own));
  for (const { move } of turn.of("keep")) {
    choices.push({ move, main: !again, words: say("glow-do-keep") });
  }
  const text = say("glow-now-roll", {
    credits: own.credits,
    picked: picked.length,
  });
  return { text, paid: own.credits, choices };
};

const resolving: Asked = (turn) => {
  const [first] = turn.of("resolve");
  const choices = first
    ? [{ move: first.move, main: true, words: say("glow-do-resolve", { card: nameOf(first.card) }) }]
    : [];
  return { text: say("glow-now-noon", { count: turn.of("resolve").length }), choices };
};

function payForStep(turn: Turn, space: string, own: SeatTable): WhatNow {
  const choices = turn.stepsTo(space).map(({ move, by }): Choice => {
    const die = own.dice.find((one) => one.die === by);
    if (die) return { move, die, words: say("glow-do-pay-die", { die: dieName(die.die) }) };
    return { move, sign: "footprints", words: say("glow-do-pay-footprint") };
  });
  return { text: say("glow-now-pay-step"), choices };
}

/** The place of a voyage's route on the map, or -1. */
function routeOf(table: GlowTable, move: MoveOf<"sail" | "tom">): number {
  const routes = table.map.routes ?? [];
  return routes.findIndex(({ from, to }) => isBetween(move, from, to));
}

const isBetween = ({ from, to }: Pick<Route, "from" | "to">, one: string, other: string): boolean =>
  (from === one && to === other) || (from === other && to === one);

function voyageChoice(table: GlowTable, own: SeatTable, move: MoveOf<"sail" | "tom">): Choice {
  const fare = move.kind === "sail" ? (own.fares[routeOf(table, move)] ?? 0) : 0;
  const words = say("glow-do-sail", { from: islandName(move.from), to: islandName(move.to), fare });
  return { move: move.move, sign: "boat", words };
}

const travelling: Asked = (turn, table, own) => {
  if (turn.space) return payForStep(turn, turn.space, own);
  const choices: Choice[] = turn.voyagesAt(turn.island).map((move) => voyageChoice(table, own, move));
  const village = table.map.spaces?.find((space) => space.id === own.band);
  for (const { move } of turn.of("camp")) {
    choices.push({
      move,
      sign: "camp",
      main: true,
      words: say("glow-do-camp", { points: village?.points ?? 0 }),
    });
  }
  for (const { move } of turn.of("stop")) choices.push({ move, words: say("glow-do-stop") });
  if (turn.can("tom")) return { text: say("glow-now-tom"), choices };
  if (table.board === "sea") {
    const { different, footprints } = own;
    if (!turn.voyages.length) return { text: say("glow-now-no-route", { different, footprints }), choices };
    return { text: say("glow-now-sail", { different, footprints }), choices };
  }
  const payer = turn.dice[0] ? dieName(turn.dice[0]) : "none";
  if (!turn.of("go").length) return { text: say("glow-now-no-way", { footprints: own.footprints }), choices };
  return { text: say("glow-now-go", { payer, footprints: own.footprints }), choices };
};

const pointing =
  (key: string): Asked =>
  (_turn, _table, own) => ({
    text: say(key, { colour: own.about ?? "" }),
    choices: [],
  });

/** What may be asked, and who answers; the first whose moves are legal speaks. */
const ASKED: [Parameters<Turn["can"]>[0], Asked][] = [
  ["choose", choosing],
  ["take", recruiting],
  ["dismiss", recruiting],
  ["die", lending],
  ["fetch", fetching],
  ["return", pointing("glow-now-return")],
  ["discard", pointing("glow-now-discard")],
  ["resolve", resolving],
  ["pay", rolling],
  ["reroll", rolling],
  ["keep", rolling],
  ["tom", travelling],
  ["stop", travelling],
];

/** How far everybody has come, for a replay. */
function phasesOf({ actors, table }: Scene<GlowTable>, names: readonly string[]): string {
  const at = new Map<string, string[]>();
  for (const seat of actors) {
    const stage = table.phase === "day" ? (table.seats[seat]?.stage ?? "idle") : table.phase;
    at.set(stage, [...(at.get(stage) ?? []), names[seat] ?? ""]);
  }
  return [...at].map(([stage, who]) => say("glow-now-phase", { stage, who: who.join(", ") })).join(" ");
}

export function whatNow(
  turn: Turn,
  scene: Scene<GlowTable>,
  seat: Seat | null,
  names: readonly string[],
  { replay = false, ended = false } = {},
): WhatNow {
  const question = ASKED.find(([kind]) => turn.can(kind));
  if (question && turn.own) return question[1](turn, scene.table, turn.own);
  if (scene.over) return { text: say("glow-now-over"), choices: [] };
  if (replay) return { text: phasesOf(scene, names), choices: [] };
  // After a resignation the last day goes on for nobody.
  if (ended) return { text: "", choices: [] };
  // It is our turn, but nothing may be pressed here just now: whoever stopped us says why.
  if (seat !== null && scene.actors.includes(seat)) return { text: "", choices: [] };
  const who = scene.actors.map((actor) => names[actor] ?? "").join(", ");
  const isDone = seat !== null && scene.table.phase === "day";
  return { text: say(isDone ? "glow-now-done" : "glow-now-wait", { who }), choices: [] };
}
