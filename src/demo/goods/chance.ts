/** Repeatable chance: equal seeds give equal draws, on every machine. */
export interface Chance {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  of<T>(list: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32: small, and good enough to deal cards with
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  const of = <T>(list: readonly T[]): T => {
    const drawn = list[below(list.length)];
    if (drawn === undefined) throw new Error('Nothing to draw from an empty list');
    return drawn;
  };
  return { next, below, of };
}

/** Deals the whole list in mixed order before any card comes twice, so that nothing is heard too often. */
export interface Deck<T> {
  /** The next card that fits; it goes to the bottom. Undefined when none does. */
  deal(fits: (card: T) => boolean): T | undefined;
}

export function deck<T>(cards: readonly T[], luck: Chance): Deck<T> {
  const pile = cards
    .map(card => ({ card, order: luck.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ card }) => card);
  return {
    deal(fits) {
      const at = pile.findIndex(fits);
      if (at < 0) return undefined;
      const [card] = pile.splice(at, 1);
      if (card !== undefined) pile.push(card);
      return card;
    },
  };
}
