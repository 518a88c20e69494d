/** How the moves of a game are written: the server names each by the number of its text. */
import type { Language } from "../boards/contract";
import type { MoveForms, SpokenPair } from "./protocol";

const BLANK = /\{(\w+)\}/g;

interface Form {
  pattern: SpokenPair;
  blanks: string[];
  sizes: number[];
  first: number;
}

export class Notation {
  private readonly forms: Form[] = [];
  private readonly lists: MoveForms["lists"];
  private readonly count: number;

  constructor({ lists, forms }: MoveForms) {
    this.lists = lists;
    let first = 0;
    for (const pattern of forms) {
      const blanks = [...pattern.en.matchAll(BLANK)].map((match) => match[1]!);
      const sizes = blanks.map((blank) => lists[blank]!.en.length);
      this.forms.push({ pattern, blanks, sizes, first });
      first += sizes.reduce((product, size) => product * size, 1);
    }
    this.count = first;
  }

  /** The text of a number in a language. */
  write(number: number, language: Language): string {
    const form = this.forms.findLast(({ first }) => first <= number);
    if (!form || number < 0 || number >= this.count) throw new RangeError(`no move has the number ${number}`);
    let rest = number - form.first;
    const names = form.blanks.map(() => "");
    for (let i = names.length - 1; i >= 0; i -= 1) {
      names[i] = this.lists[form.blanks[i]!]![language][rest % form.sizes[i]!]!;
      rest = Math.floor(rest / form.sizes[i]!);
    }
    let place = 0;
    return form.pattern[language].replaceAll(BLANK, () => names[place++]!);
  }
}
