/**
 * The handbooks' Markdown as plain data. Components turn it into elements, so that no text is ever
 * taken for markup.
 */
export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; to: string }
  /** The rulings behind a statement, such as (R3). */
  | { kind: "tags"; text: string; tags: string[] };

export type Block =
  | { kind: "heading"; level: number; inline: Inline[] }
  | { kind: "paragraph"; inline: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const MARKS = /(\*\*(.+?)\*\*|`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\))/g;

/** One or more rulings in brackets. */
const TAG = "[A-Z]\\d{1,2}(?:\\.\\d{1,2})?";
const TAGS = new RegExp(`\\s*\\((${TAG}(?:, ${TAG})*)\\)`);

function tagged(text: string): Inline[] {
  return text.split(TAGS).flatMap((part, i): Inline[] => {
    if (i % 2) return [{ kind: "tags", text: ` (${part})`, tags: part.split(", ") }];
    return part ? [{ kind: "text", text: part }] : [];
  });
}

export function inline(text: string): Inline[] {
  return marked(text).flatMap((piece) => (piece.kind === "text" ? tagged(piece.text) : [piece]));
}

function marked(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    const [, , strong, code, em, label, to] = match;
    if (strong) pieces.push({ kind: "strong", text: strong.replaceAll("`", "") });
    else if (code) pieces.push({ kind: "code", text: code });
    else if (em) pieces.push({ kind: "em", text: em });
    else pieces.push({ kind: "link", text: label ?? "", to: to ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
}

const cellsOf = (line: string): Inline[][] =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

export function parse(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? "";
  while (at < lines.length) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line());
    if (!line().trim()) at++;
    else if (line().startsWith("```")) blocks.push(code());
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, inline: inline(heading[2]!) });
      at++;
    } else if (line().startsWith("|")) blocks.push(table());
    else if (ITEM.test(line())) blocks.push(list());
    else blocks.push({ kind: "paragraph", inline: inline(paragraph()) });
  }
  return blocks;

  function code(): Block {
    const text: string[] = [];
    for (at++; at < lines.length && !line().startsWith("```"); at++) text.push(line());
    at++;
    return { kind: "code", text: text.join("\n") };
  }

  function table(): Block {
    const rows: string[] = [];
    for (; line().startsWith("|"); at++) rows.push(line());
    const [head = "", , ...body] = rows;
    return { kind: "table", head: cellsOf(head), rows: body.map(cellsOf) };
  }

  function list(): Block {
    const ordered = ITEM.exec(line())?.[1] !== undefined;
    const items: string[] = [];
    for (; line().trim() && !line().startsWith("```"); at++) {
      const item = ITEM.exec(line());
      if (item) items.push(item[2]!);
      else items[items.length - 1] += ` ${line().trim()}`;
    }
    return { kind: "list", ordered, items: items.map(inline) };
  }

  function paragraph(): string {
    const text: string[] = [];
    for (; line().trim() && !/^(#{1,6}\s|\||```)/.test(line()) && !ITEM.test(line()); at++) {
      text.push(line().trim());
    }
    return text.join(" ");
  }
}
