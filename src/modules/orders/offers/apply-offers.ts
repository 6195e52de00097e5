import type { OfferId, ProductId, SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { MAX_COMBINING, type Offer } from './offer.ts';
import { type Applying, applyTo, type Discount, type OfferLine, type Running, startOf, takingOf } from './take-off.ts';

/** An offer that applies to some lines, by their place. */
export interface Fit extends Applying {
  /** What it takes off if it applies alone; together with others it takes off at most that. */
  readonly alone: Paise;
  /** The same text for offers that take off the same from the same lines, and with the same others. */
  readonly likeness: string;
}

/** The same text for offers that take off the same from any lines, and with the same others. */
export function effectOf({ kind, percentBp, cap, amount, buy, free, conditions, combines, code }: Offer): string {
  const bundled = kind === 'bundle' ? (conditions.products?.join() ?? '') : '';
  return [kind, percentBp, cap, amount, buy, free, bundled, combines && code === null].join('|');
}

/** What an offer takes off some lines if it applies alone. */
export function aloneOf(lines: readonly OfferLine[], applying: Applying, delivery: Paise): Paise {
  return takingOf(startOf(lines), lines, applying, delivery).amount;
}

function bestFirst(one: Fit, other: Fit): number {
  return (
    other.alone - one.alone ||
    Number(other.offer.code !== null) - Number(one.offer.code !== null) ||
    inOrder(one, other)
  );
}

const inOrder = ({ offer: one }: Fit, { offer: other }: Fit) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

export interface AppliedOffers {
  /** Each offer that applies, with what it takes off in all. */
  readonly applied: readonly Discount[];
  /** By product, what each offer takes off its line. */
  readonly perLine: ReadonlyMap<ProductId, readonly Discount[]>;
  /** By seller, what takes off the delivery charge. */
  readonly delivery: ReadonlyMap<SellerId, Discount>;
  readonly discount: Paise;
}

/** The cheapest of what the rule allows (decision 158). @param found in any order @param charge the delivery charge of each seller */
export function bestOf(lines: readonly OfferLine[], found: readonly Fit[], charge: Paise): AppliedOffers {
  // The most saving first, so that the search ends early.
  const fitting = found.toSorted(bestFirst);
  const combining = fewOfEach(fitting.filter(({ offer }) => offer.combines && offer.code === null));
  let best = tryWith(lines, undefined, combining, charge);
  const { added } = best;
  const extra = combining.slice(0, MAX_COMBINING).reduce((total, { alone }) => total + alone, 0);
  // Of those that take off the same from the same lines the first counts.
  const looked = new Set<string>();
  for (const main of fitting) {
    if (main.alone + extra <= best.discount) break;
    const likeness = main.likeness;
    if (added.has(main) || looked.has(likeness)) continue;
    looked.add(likeness);
    const tried = tryWith(lines, main, combining, charge);
    if (tried.discount > best.discount) best = tried;
  }
  return outcomeOf(lines, best.running);
}

/** As many of those that take off the same as can be added to another one that does. */
function fewOfEach(fitting: readonly Fit[]): Fit[] {
  const counts = new Map<string, number>();
  return fitting.filter(fit => {
    const likeness = fit.likeness;
    const count = (counts.get(likeness) ?? 0) + 1;
    counts.set(likeness, count);
    return count <= MAX_COMBINING + 1;
  });
}

/** One offer, if any, and one after the other those that still add the most; whatever adds nothing takes no place. */
function tryWith(lines: readonly OfferLine[], main: Fit | undefined, combining: readonly Fit[], charge: Paise) {
  const running = startOf(lines);
  const added = new Set<Fit>();
  let discount: number = main ? applyTo(running, lines, main, charge) : 0;
  while (added.size < MAX_COMBINING) {
    let [next, most]: [Fit | undefined, number] = [undefined, 0];
    for (const fit of combining) {
      // None takes off more than it does alone, and they come in that order.
      if (fit.alone <= most) break;
      if (fit === main || added.has(fit)) continue;
      const { amount } = takingOf(running, lines, fit, charge);
      if (amount > most) [next, most] = [fit, amount];
    }
    if (!next) break;
    discount += applyTo(running, lines, next, charge);
    added.add(next);
  }
  return { running, discount, added };
}

function outcomeOf(lines: readonly OfferLine[], { taken, delivery }: Running): AppliedOffers {
  const perLine = new Map<ProductId, Discount[]>();
  const applied = new Map<OfferId, { offer: Offer; amount: Paise }>();
  const note = ({ offer, amount }: Discount) =>
    applied.set(offer.id, { offer, amount: paise((applied.get(offer.id)?.amount ?? 0) + amount) });
  for (const { offer, at, amount } of taken) {
    const id = lines[at]?.productId;
    if (id === undefined) continue;
    perLine.set(id, [...(perLine.get(id) ?? []), { offer, amount }]);
    note({ offer, amount });
  }
  for (const each of delivery.values()) note(each);
  const all = [...applied.values()];
  return { applied: all, perLine, delivery, discount: paise(all.reduce((total, { amount }) => total + amount, 0)) };
}
