/** One way in which products may write something: all of these words, as whole words or, unless `whole`, as prefixes. */
export interface Way {
  readonly words: readonly string[];
  readonly whole?: boolean;
}

const UNITS = 'gb|tb|mb|w|mah|hz|cm|mm|m|inch|inches|mp|g|k|v|a';
const TOGETHER = new RegExp(`^(\\d+)(${UNITS})$`);
const ALONE = new RegExp(`^(?:${UNITS})$`);
const NUMBER = /^\d+$/;

export function isUnit(word: string | undefined): boolean {
  return word !== undefined && ALONE.test(word);
}

/**
 * The ways products may write a measure: `128gb` and `128 GB`, `65w`, `5 g`.
 * @returns undefined if the words are not a number with a unit
 */
export function unitWays(words: readonly string[]): readonly Way[] | undefined {
  const [first = '', second = '', ...more] = words;
  if (more.length > 0) return undefined;
  const [, figure = first, joined = second] = second === '' ? (TOGETHER.exec(first) ?? []) : [];
  if (!NUMBER.test(figure) || !ALONE.test(joined)) return undefined;
  const unit = joined === 'inches' ? 'inch' : joined;
  return [
    { words: [`${figure}${unit}`], whole: true },
    { words: [figure, unit], whole: true },
  ];
}
