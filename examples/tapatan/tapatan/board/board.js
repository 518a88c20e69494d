/**
 * The board of Tapatan for the browser: nine points of a wooden board, in plain JavaScript and SVG.
 * docs/adding-a-game.md says what such a module exports; no framework and no build is needed.
 */

const POINTS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const LINES = "M60 60H340V340H60ZM60 200H340M200 60V340M60 60L340 340M340 60L60 340";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const STYLE = `
.tapatan { display: grid; gap: 0.6rem; justify-items: center; width: 100%;
  --side: min(100%, 34rem, 100dvh - var(--board-rest, 15rem) - 3rem); }
.tapatan svg { width: var(--side); max-width: 100%; min-width: min(100%, 15rem); display: block;
  touch-action: manipulation; overflow: visible; }
.tapatan p { margin: 0; min-height: 1.5em; text-align: center; font-weight: 600; }
.tapatan .wood { fill: url(#tapatan-wood); stroke: #5b3416; stroke-width: 3; }
.tapatan .rim { fill: none; stroke: rgb(255 236 200 / 45%); stroke-width: 2; }
.tapatan .grain { fill: none; stroke: rgb(70 35 10 / 16%); stroke-width: 2; }
.tapatan .groove { fill: none; stroke: #4a270f; stroke-width: 7; stroke-linejoin: round; stroke-linecap: round; }
.tapatan .glint { fill: none; stroke: rgb(255 230 190 / 35%); stroke-width: 1.6; transform: translate(0.8px, 2.6px); }
.tapatan .pit { fill: #54300f; stroke: #3a1f0a; stroke-width: 2; }
.tapatan .name { font: 600 13px var(--sans, sans-serif); fill: #4a270f; text-anchor: middle; }
.tapatan .shade { fill: rgb(30 14 2 / 38%); }
.tapatan .edge { fill: none; stroke: rgb(255 255 255 / 45%); stroke-width: 2.4; }
.tapatan .last { fill: none; stroke: #fff3d6; stroke-width: 3; stroke-dasharray: 5 5; }
.tapatan .won { fill: none; stroke: #ffd54d; stroke-width: 11; stroke-linecap: round; opacity: 0.9; }
.tapatan .open { fill: #ffd54d; stroke: #4a270f; stroke-width: 2; }
.tapatan .lifted { fill: none; stroke: #ffd54d; stroke-width: 5; }
.tapatan .hinted { fill: none; stroke: #fff; stroke-width: 5; stroke-dasharray: 9 6; }
.tapatan .press { fill: transparent; cursor: default; outline: none; }
.tapatan .press.live { cursor: pointer; }
.tapatan .press.live:hover { fill: rgb(255 235 180 / 28%); }
.tapatan .press:focus-visible { stroke: var(--focus, #0b57d0); stroke-width: 5; fill: rgb(255 255 255 / 20%); }
`;

let sheet = null;

/** The style is given to the page once, when something is drawn. */
function dress() {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets.push(sheet);
}

function svg(name, attributes = {}, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
}

const centre = (point) => ({
    x: 60 + 140 * (POINTS.indexOf(point) % 3),
    y: 60 + 140 * Math.floor(POINTS.indexOf(point) / 3),
});

/** The wood and its lines; the same on the board and on the lid of the box. */
function wood() {
    const stops = [
        ["0", "#d9a066"],
        ["0.5", "#c88a4f"],
        ["1", "#b0733b"],
    ].map(([offset, colour]) => svg("stop", { offset, "stop-color": colour }));
    const grain = [40, 95, 150, 215, 270, 325, 372].map(
        (y, i) => `M8 ${y}C${90 + 12 * i} ${y - 14} ${230 - 9 * i} ${y + 15} 392 ${y - 5}`,
    );
    return [
        svg("defs", {}, svg("linearGradient", { id: "tapatan-wood", x1: 0, y1: 0, x2: 1, y2: 1 }, ...stops)),
        svg("rect", { x: 4, y: 4, width: 392, height: 392, rx: 26, class: "wood" }),
        svg("path", { d: grain.join(""), class: "grain" }),
        svg("rect", { x: 10, y: 10, width: 380, height: 380, rx: 21, class: "rim" }),
        svg("path", { d: LINES, class: "groove" }),
        svg("path", { d: LINES, class: "glint" }),
        ...POINTS.map((point) => {
            const { x, y } = centre(point);
            return svg("circle", { cx: x, cy: y, r: 13, class: "pit" });
        }),
    ];
}

function stone(point, { fill, ink, shape }) {
    const { x, y } = centre(point);
    return svg(
        "g",
        { transform: `translate(${x} ${y})` },
        svg("ellipse", { cx: 3, cy: 8, rx: 36, ry: 35, class: "shade" }),
        svg("circle", { r: 35, fill, stroke: "rgb(0 0 0 / 45%)", "stroke-width": 2 }),
        svg("path", { d: "M-24 -14A28 28 0 0 1 12 -25", class: "edge" }),
        svg("path", { d: shape, transform: "scale(1.7)", fill: ink, "fill-rule": "evenodd" }),
    );
}

/** Whose stone lies on a point, or null. */
export const seatAt = (table, point) => {
    const sign = table.rows[Number(point[1]) - 1]["abc".indexOf(point[0])];
    return sign === "." ? null : "xo".indexOf(sign);
};

/** The points of a move: one that is placed, two of a stone that moves. */
export const pointsOf = (move) => (move ? move.split("-") : []);

/** What can be pressed now, and what a press does; pure, so that tests need no browser. */
export function pressing(legal, lifted, point) {
    if (legal.includes(point)) return { play: point };
    if (lifted && legal.includes(`${lifted}-${point}`)) return { play: `${lifted}-${point}` };
    if (legal.some((move) => move.startsWith(`${point}-`))) return { lift: lifted === point ? null : point };
    if (lifted) return { ask: `${lifted}-${point}` };
    const moving = legal.some((move) => move.includes("-"));
    return legal.length && !moving ? { ask: point } : {};
}

/** The points where a press leads to a move at once. */
export function targets(legal, lifted) {
    const ends = legal.filter((move) => move.startsWith(`${lifted}-`)).map((move) => pointsOf(move)[1]);
    return [...legal.filter((move) => !move.includes("-")), ...(lifted ? ends : [])];
}

/** The point that an arrow key leads to; the edge of the board holds. */
export function stepped(point, [across, down]) {
    const column = Math.min(2, Math.max(0, "abc".indexOf(point[0]) + across));
    const row = Math.min(3, Math.max(1, Number(point[1]) + down));
    return `${"abc"[column]}${row}`;
}

/** What the player is asked to do, in words. */
export function task({ scene, legal, seat, say }, lifted) {
    if (scene.over) return say(scene.winners.length ? "task-won" : "task-draw");
    if (!legal.length) return seat === null ? "" : say("task-wait");
    if (lifted) return say("task-where", { point: lifted });
    return say(legal.some((move) => move.includes("-")) ? "task-move" : "task-place");
}

function mount(place, first) {
    let props = first;
    let lifted = null;
    let here = "b2";
    const words = document.createElement("p");
    const drawing = svg("svg", { viewBox: "0 0 400 400", role: "group" });
    const things = svg("g");
    const marks = svg("g");
    const buttons = POINTS.map((point) => {
        const { x, y } = centre(point);
        const button = svg("circle", { cx: x, cy: y, r: 46, role: "button", "data-cell": point });
        button.addEventListener("click", () => press(point));
        button.addEventListener("keydown", (event) => onkey(event, point));
        return button;
    });
    const names = ["a", "b", "c"].flatMap((column, i) => [
        svg("text", { x: 60 + 140 * i, y: 19, class: "name" }, column),
        svg("text", { x: 15, y: 65 + 140 * i, class: "name" }, String(i + 1)),
    ]);
    drawing.append(...wood(), ...names, things, marks, ...buttons);
    const root = document.createElement("div");
    root.className = "tapatan";
    root.append(words, drawing);
    place.append(root);
    dress();

    function press(point) {
        here = point;
        const { play, lift, ask } = pressing(props.legal, lifted, point);
        lifted = lift ?? null;
        if (play) props.onmove(play);
        else if (ask) props.onwhy(ask);
        draw();
    }

    function onkey(event, point) {
        const step = ARROWS[event.key];
        if (event.key === "Enter" || event.key === " ") press(point);
        else if (event.key === "Escape") {
            lifted = null;
            draw();
        } else if (step) {
            here = stepped(point, step);
            draw();
            buttons[POINTS.indexOf(here)].focus();
        } else return;
        event.preventDefault();
    }

    function describe(point, open) {
        const seat = seatAt(props.scene.table, point);
        const state = seat === null ? (open.includes(point) ? "open" : "empty") : "stone";
        return props.say("point", { point, state, name: seat === null ? "" : (props.names[seat] ?? "") });
    }

    function draw() {
        const { scene, legal, hint, say, paint } = props;
        if (lifted && !legal.some((move) => move.startsWith(`${lifted}-`))) lifted = null;
        const colours = props.colours ?? BOARD.colours(scene);
        const open = targets(legal, lifted);
        const ring = (point, r, kind) => {
            const { x, y } = centre(point);
            return svg("circle", { cx: x, cy: y, r, class: kind });
        };
        words.textContent = task(props, lifted);
        drawing.setAttribute("aria-label", say("board"));
        things.replaceChildren(
            ...POINTS.filter((point) => seatAt(scene.table, point) !== null).map((point) =>
                stone(point, paint(colours[seatAt(scene.table, point)])),
            ),
        );
        const [from, , to] = scene.table.line.map(centre);
        const moved = pointsOf(scene.last?.move).at(-1);
        marks.replaceChildren(
            ...(from ? [svg("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, class: "won" })] : []),
            ...(moved && !from ? [ring(moved, 42, "last")] : []),
            ...open.map((point) => ring(point, 9, "open")),
            ...(lifted ? [ring(lifted, 42, "lifted")] : []),
            ...pointsOf(hint).map((point) => ring(point, 45, "hinted")),
        );
        POINTS.forEach((point, i) => {
            const live = Boolean(pressing(legal, lifted, point).play ?? pressing(legal, lifted, point).lift);
            buttons[i].setAttribute("class", live ? "press live" : "press");
            buttons[i].setAttribute("tabindex", point === here ? "0" : "-1");
            buttons[i].setAttribute("aria-label", describe(point, open));
        });
    }

    /** A stone that has been placed or moved slides there. */
    function slide(move) {
        const [start, end = start] = pointsOf(move);
        const at = POINTS.filter((point) => seatAt(props.scene.table, point) !== null).indexOf(end);
        const from = centre(start);
        const to = centre(end);
        const lift = start === end ? "scale(1.6)" : `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
        things.children[at]?.animate([{ transform: `translate(${to.x}px, ${to.y}px) ${lift}` }, {}], {
            duration: props.pace,
            easing: "ease-out",
        });
    }

    draw();
    return {
        update(next) {
            const isNew = next.scene.ply === props.scene.ply + 1;
            props = next;
            draw();
            if (isNew && props.pace && props.scene.last?.move) slide(props.scene.last.move);
        },
        destroy() {
            root.remove();
        },
    };
}

const BOARD = {
    mount,
    colours: () => ["red", "blue"],
    freeColours: true,
    standing: ({ table }, seat) => {
        const placed = table.rows.join("").split("xo"[seat]).length - 1;
        return { brief: `${placed}/3`, key: "standing", values: { placed } };
    },
    pad: ({ result, scene, names, colours }) => ({
        columns: names.map((name, seat) => ({
            name,
            colour: colours[seat],
            winner: result.winners.includes(seat),
        })),
        rows: [
            {
                label: { key: "pad-line" },
                kind: "total",
                cells: names.map((_, seat) => ({
                    text: result.winners.includes(seat) ? scene.table.line.join("–") : "·",
                    best: result.winners.includes(seat),
                })),
            },
        ],
        notes: [{ key: "pad-turns", values: { turns: scene.ply } }],
    }),
};

function lid(place) {
    const drawing = svg("g", {
        class: "tapatan",
        transform: "translate(120 84) rotate(-12) scale(0.46) translate(-200 -200)",
    });
    const red = { fill: "#c8501a", ink: "#fff", shape: "M-6-6H6V6H-6Z" };
    const blue = { fill: "#0b6bb0", ink: "#fff", shape: "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z" };
    drawing.append(
        ...wood(),
        ...["a1", "b2", "b3"].map((point) => stone(point, red)),
        ...["b1", "c1", "a3"].map((point) => stone(point, blue)),
    );
    place.append(svg("rect", { width: 240, height: 150, fill: "#3f6f5d" }), drawing);
    dress();
    return { update: () => undefined, destroy: () => place.replaceChildren() };
}

export const GAME = { board: async () => BOARD, lid: async () => lid };
