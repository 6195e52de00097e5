import { phraseTokens, type Token } from './text-tokens.ts';

/** What a phrase says of an attribute: that it is about it, that it is not, or one of its options. */
export interface AttributePhrase {
  readonly attribute: string;
  readonly says: 'about' | 'not' | { readonly option: string };
}

export interface FoundPhrase extends AttributePhrase {
  /** The first token, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

interface Entry extends AttributePhrase {
  readonly tokens: readonly Token[];
}

/** Finds many phrases in one pass; of those of one attribute that overlap, the longest counts. */
export class PhraseFinder {
  readonly #byFirst = new Map<string, Entry[]>();

  constructor(phrases: readonly (AttributePhrase & { readonly phrase: string })[]) {
    for (const { phrase, ...said } of phrases) {
      const tokens = phraseTokens(phrase);
      const first = tokens[0]?.text;
      if (first === undefined) continue;
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { ...said, tokens }]);
    }
    for (const entries of this.#byFirst.values())
      entries.sort((one, other) => other.tokens.length - one.tokens.length || rank(one) - rank(other));
  }

  find(tokens: readonly Token[]): readonly FoundPhrase[] {
    const found: FoundPhrase[] = [];
    const taken = new Map<string, number>();
    for (const [from, token] of tokens.entries())
      for (const entry of this.#byFirst.get(token.text) ?? []) {
        if ((taken.get(entry.attribute) ?? 0) > from || !isAt(entry.tokens, tokens, from)) continue;
        const to = from + entry.tokens.length;
        taken.set(entry.attribute, to);
        found.push({ attribute: entry.attribute, says: entry.says, from, to });
      }
    return found;
  }
}

/** What says no comes first. */
function rank({ says }: AttributePhrase): number {
  return says === 'not' ? 0 : 1;
}

function isAt(phrase: readonly Token[], tokens: readonly Token[], from: number): boolean {
  return phrase.every(({ text, kind, glued }, place) => {
    const token = tokens[from + place];
    if (token?.text !== text || token.clause !== tokens[from]?.clause) return false;
    // 5G is no 5 g, and 4K no 4 k.
    const isUnit = place > 0 && glued && kind === 'word' && phrase[place - 1]?.kind === 'number';
    return !isUnit || token.glued;
  });
}
