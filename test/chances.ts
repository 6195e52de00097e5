/** Chances that fall the same way each time, for tests of very many cases. */
export interface Chances {
  /** A whole number from 0 to below `most`. */
  readonly below: (most: number) => number;
  readonly oneOf: <Value>(values: readonly Value[]) => Value;
}

export function chances(seed: number): Chances {
  let state = seed;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, oneOf: values => values[below(values.length)] as (typeof values)[number] };
}
