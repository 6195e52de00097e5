const FIRST = 10;
const FIRST_SHOWN = 5;

/** How well the first results of a query answer it. */
export interface Quality {
  /** Normalised discounted cumulative gain of the first ten: 1 if no order would be better. */
  readonly ndcg: number;
  /** The share of wanted products among the first five, or among as many as there are. */
  readonly precision: number;
  /** Something wanted is sold, and none of it is among the first ten. */
  readonly isMiss: boolean;
}

/**
 * @param found the grades of the results, in order
 * @param all the grades of everything that is sold
 */
export function qualityOf(found: readonly number[], all: readonly number[]): Quality {
  const best = all.filter(grade => grade > 0).sort((one, other) => other - one);
  const wanted = best.filter(isWanted).length;
  if (wanted === 0) throw new Error('nothing that is sold answers this query');
  const places = Math.min(FIRST_SHOWN, wanted);
  return {
    ndcg: gainOf(found) / gainOf(best),
    precision: found.slice(0, places).filter(isWanted).length / places,
    isMiss: !found.slice(0, FIRST).some(isWanted),
  };
}

export interface Figures {
  readonly queries: number;
  readonly ndcg: number;
  readonly precision: number;
  readonly misses: number;
}

export function figuresOf(qualities: readonly Quality[]): Figures {
  const mean = (of: (quality: Quality) => number) =>
    qualities.reduce((sum, quality) => sum + of(quality), 0) / Math.max(1, qualities.length);
  return {
    queries: qualities.length,
    ndcg: mean(({ ndcg }) => ndcg),
    precision: mean(({ precision }) => precision),
    misses: qualities.filter(({ isMiss }) => isMiss).length,
  };
}

function isWanted(grade: number): boolean {
  return grade >= 2;
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, FIRST).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
