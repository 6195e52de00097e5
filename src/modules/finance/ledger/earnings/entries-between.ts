import type { Entry } from '#finance/ledger/part-worth.ts';
import { paise } from '#shared/money/money.ts';

/** The entries to add so that `stands` becomes `should`; empty if both are equal. */
export function entriesBetween(stands: readonly Entry[], should: readonly Entry[]): Entry[] {
  const standing = new Map(stands.map(entry => [keyOf(entry), entry]));
  const wanted = new Map(should.map(entry => [keyOf(entry), entry]));
  return [...new Set([...standing.keys(), ...wanted.keys()])].flatMap(key => {
    const is = standing.get(key);
    const ought = wanted.get(key);
    const entry = ought ?? is;
    if (!entry) return [];
    const base = paise((ought?.base ?? 0) - (is?.base ?? 0));
    const amount = paise((ought?.amount ?? 0) - (is?.amount ?? 0));
    return base === 0 && amount === 0 ? [] : [{ kind: entry.kind, rateBp: entry.rateBp, base, amount }];
  });
}

function keyOf({ kind, rateBp }: Entry): string {
  return `${kind} ${rateBp}`;
}
