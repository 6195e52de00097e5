import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { type Candidate, isAboutOther, type Passage } from './passage.ts';
import type { Token } from './text-tokens.ts';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ single: 1, one: 1, dual: 2, double: 2, two: 2, triple: 3, three: 3, quad: 4, four: 4 },
  ...{ six: 6, hexa: 6, octa: 8, eight: 8, deca: 10, ten: 10 },
};

/** Counts have no unit; they are named: dual SIM, 2 x HDMI, HDMI x 3. */
export function readCounts(passage: Passage, shapes: readonly AttributeShape[]): readonly Candidate<number>[] {
  const counts = new Map(
    shapes.filter(({ type, unit }) => type === 'number' && unit === null).map(shape => [shape.id, shape]),
  );
  return passage.phrases.flatMap(({ attribute, says, from, to }): Candidate<number>[] => {
    const shape = counts.get(attribute);
    if (!shape || says !== 'about' || isAboutOther(passage, from)) return [];
    const counted = countBefore(passage.tokens, from) ?? countAfter(passage.tokens, to);
    if (!counted || counted.count < (shape.min ?? 0) || counted.count > (shape.max ?? 0)) return [];
    return [
      {
        ...{ attribute, value: counted.count, certainty: 1 },
        ...{ from: Math.min(from, counted.at), to: Math.max(to, counted.at + 1) },
      },
    ];
  });
}

/** A number as digits or as a word. */
export function countOf(token: Token | undefined): number | undefined {
  const count = token?.kind === 'number' ? Number(token.text) : NUMBER_WORDS[token?.text ?? ''];
  return Number.isInteger(count) ? count : undefined;
}

function countBefore(tokens: readonly Token[], from: number) {
  const at = tokens[from - 1]?.text === 'x' ? from - 2 : from - 1;
  const count = tokens[at]?.clause === tokens[from]?.clause ? countOf(tokens[at]) : undefined;
  return count === undefined ? undefined : { count, at };
}

/** After a sign, so that the version in HDMI 2.1 is no count. */
function countAfter(tokens: readonly Token[], to: number) {
  const hasVersion = tokens[to]?.kind === 'number' && tokens[to + 1]?.text === 'x';
  const sign = hasVersion ? to + 1 : to;
  if (tokens[sign]?.text !== 'x' && tokens[sign]?.text !== ':') return undefined;
  const at = sign + 1;
  const count = tokens[at]?.clause === tokens[to - 1]?.clause ? countOf(tokens[at]) : undefined;
  return count === undefined ? undefined : { count, at };
}
