/** A number of an attribute, in its base units. */
export interface AttributeNumber {
  readonly id: string;
  readonly value: number;
}

/** One way in which products may say something. */
export interface Way {
  /** All of these words, as whole words or, unless `whole`, as prefixes. */
  readonly words: readonly string[];
  readonly whole?: boolean;
  /** `loose`: it counts less than a word of the title; `named`: it counts only as one, and not in a measure. */
  readonly as?: 'loose' | 'named';
  /** Instead of words: any of these attributes has the value. */
  readonly attributes?: readonly AttributeNumber[];
}
