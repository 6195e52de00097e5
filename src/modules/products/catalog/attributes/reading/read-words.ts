import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { HINTS } from './hints.ts';
import { type Candidate, isAboutOther, type Passage } from './passage.ts';
import { readTextIn } from './read-text.ts';
import type { Token } from './text-tokens.ts';

const NO = new Set(['no', 'non', 'without', 'not']);

/** Yes if it is named, no if the word before says so. */
export function readYesNo(passage: Passage, shapes: readonly AttributeShape[]): readonly Candidate<boolean>[] {
  const ids = idsOf(shapes, 'yes-no');
  return passage.phrases.flatMap(({ attribute, says, from, to }): Candidate<boolean>[] => {
    if (!ids.has(attribute) || says !== 'about') return [];
    const isNo = NO.has(passage.tokens[from - 1]?.text ?? '');
    if (!isNo && isAboutOther(passage, from)) return [];
    return [{ attribute, value: !isNo, from: isNo ? from - 1 : from, to, certainty: 1 }];
  });
}

/** The options that are named. */
export function readChoices(passage: Passage, shapes: readonly AttributeShape[]): readonly Candidate<string>[] {
  const has = new Set(shapes.map(({ id }) => id));
  const ids = idsOf(
    shapes.filter(({ id }) => !has.has(HINTS[id]?.yieldsTo ?? '')),
    'choice',
  );
  const found = passage.phrases.flatMap(({ attribute, says, from, to }): Candidate<string>[] => {
    if (!ids.has(attribute) || typeof says === 'string' || isAboutOther(passage, from)) return [];
    const isVague = HINTS[attribute]?.vague?.includes(says.option) ?? false;
    return [{ attribute, value: says.option, from, to, certainty: isVague ? 0.5 : 1 }];
  });
  return [...found, ...togetherOf(found)];
}

/** An SSD and a hard disk in one text are both. */
function togetherOf(found: readonly Candidate<string>[]): readonly Candidate<string>[] {
  return [...Map.groupBy(found, ({ attribute }) => attribute)].flatMap(([attribute, candidates]) => {
    const together = HINTS[attribute]?.together;
    const parts = together?.options.map(option => candidates.find(({ value }) => value === option)) ?? [];
    const named = parts.filter(part => part !== undefined);
    if (!together || named.length < together.options.length) return [];
    const from = Math.min(...named.map(part => part.from));
    const to = Math.max(...named.map(part => part.to));
    return [{ attribute, value: together.mean, from, to, certainty: 2 }];
  });
}

export function readTexts(passage: Passage, shapes: readonly AttributeShape[]): readonly Candidate<string>[] {
  const { text, tokens } = passage;
  return shapes.flatMap(({ id, type }): Candidate<string>[] => {
    if (type !== 'text') return [];
    const found = readTextIn(text, id, start => !isAboutOther(passage, tokenAt(tokens, start)));
    if (!found) return [];
    const [from, to] = [tokenAt(tokens, found.start), tokenAt(tokens, found.end - 1) + 1];
    return [{ attribute: id, value: found.value, from, to, certainty: 1 }];
  });
}

/** The token that a letter of the text is in, or the next one. */
function tokenAt(tokens: readonly Token[], letter: number): number {
  let [from, to] = [0, tokens.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tokens[middle]?.end ?? 0) > letter) to = middle;
    else from = middle + 1;
  }
  return from;
}

function idsOf(shapes: readonly AttributeShape[], type: AttributeShape['type']): ReadonlySet<string> {
  return new Set(shapes.filter(shape => shape.type === type).map(({ id }) => id));
}
