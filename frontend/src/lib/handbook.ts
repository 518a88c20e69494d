/** A handbook as sections, with an anchor for each and for every ruling; what people search in it. */
import { parse, type Block, type Inline } from "./markdown";
import type { Lesson, LessonStep } from "./protocol";

/** A block of a section; `anchors` are the rulings that are stated here for the first time. */
export interface Passage {
  block: Block;
  anchors: string[];
}

export interface Section {
  /** Where links lead, such as "s3". */
  anchor: string;
  title: Inline[];
  passages: Passage[];
}

/**
 * The sections of a handbook; what comes before the first is about the text itself. A short handbook has
 * no sections: it is one.
 */
export function sectionsOf(source: string): Section[] {
  const sections: Section[] = [];
  const stated = new Set<string>();
  const blocks = parse(source);
  const level = blocks.some((block) => block.kind === "heading" && block.level === 2) ? 2 : 1;
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === level) {
      sections.push({ anchor: `s${sections.length + 1}`, title: block.inline, passages: [] });
    } else if (sections.length) {
      const anchors = [...new Set(tagsIn(block))].filter((tag) => !stated.has(tag));
      for (const tag of anchors) stated.add(tag);
      sections.at(-1)!.passages.push({ block, anchors });
    }
  }
  return sections;
}

function piecesOf(block: Block): Inline[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return block.inline;
    case "list":
      return block.items.flat();
    case "table":
      return [...block.head.flat(), ...block.rows.flat(2)];
    case "code":
      return [{ kind: "text", text: block.text }];
  }
}

const tagsIn = (block: Block): string[] =>
  piecesOf(block).flatMap((piece) => (piece.kind === "tags" ? piece.tags : []));

/** Letters as people type them: no matter whether large, and without marks on them. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const textOf = (pieces: readonly Inline[]): string => pieces.map((piece) => piece.text).join(" ");

/** The sections that speak of all words, each with the passages that do; all if nothing is looked for. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections.flatMap((section) => {
    const passages = passagesWith(section, words);
    return passages.length ? [{ ...section, passages }] : [];
  });
}

/** The passages that speak of all words; what they are headed by is part of what they say. */
function passagesWith({ title, passages }: Section, words: readonly string[]): Passage[] {
  const matches: Passage[] = [];
  let heading: Passage | null = null;
  for (const passage of passages) {
    if (passage.block.kind === "heading") {
      heading = passage;
      continue;
    }
    const pieces = [...title, ...(heading ? piecesOf(heading.block) : []), ...piecesOf(passage.block)];
    const text = plain(textOf(pieces));
    if (!words.every((word) => text.includes(word))) continue;
    if (heading && !matches.includes(heading)) matches.push(heading);
    matches.push(passage);
  }
  return matches;
}

/** A picture of an example, and what is said about it. */
export interface Frame {
  scene: LessonStep["scene"];
  title: string;
  text: string;
}

/** The examples that a lesson has for each ruling: what it is about, then move by move. */
export function examplesOf(lesson: Lesson): Map<string, Frame[]> {
  const examples = new Map<string, Frame[]>();
  lesson.steps.forEach((step, first) => {
    if (step.rule !== null) examples.set(step.rule, framesFrom(lesson.steps, first));
  });
  return examples;
}

/** From a step to the last one that goes on with its board and is no example of its own. */
function framesFrom(steps: readonly LessonStep[], first: number): Frame[] {
  const frames: Frame[] = [];
  for (let at = first; at < steps.length; at++) {
    const { title, text, done, scene, accepted, goes_on, rule } = steps[at]!;
    if (at > first && (!goes_on || rule !== null)) break;
    frames.push({ scene, title, text });
    const after = accepted[0];
    if (after) frames.push({ scene: after.scene, title, text: done });
  }
  return frames;
}
