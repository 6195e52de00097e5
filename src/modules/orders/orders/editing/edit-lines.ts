import { type Paise, paise, sum, times } from '#shared/money/money.ts';

/** What one offer takes off a whole line. */
interface LineDiscount<Offer> {
  readonly offer: Offer;
  readonly amount: Paise;
}

/** The goods of a line: so many of one product, at one price. */
export interface Goods<Offer> {
  readonly price: Paise;
  readonly quantity: number;
  readonly discounts: readonly LineDiscount<Offer>[];
}

/** What a line costs. */
export function lineWorth({ price, quantity, discounts }: Goods<unknown>): Paise {
  return paise(times(price, quantity) - sum(discounts.map(({ amount }) => amount)));
}

/**
 * The goods of a line after an edit. The rule for discounts (decision 166): units that stay keep theirs, units that come in
 * have none. A unit that is swapped takes over the discount of the one it replaces, in the proportion of the prices, and never
 * more than that. Rounded down, and every unit keeps a price of at least one paisa.
 */
export function editedGoods<Offer>(before: Goods<Offer>, to: { price: Paise; quantity: number }): Goods<Offer> {
  const kept = Math.min(before.quantity, to.quantity);
  const price = Math.min(before.price, to.price);
  let room = times(to.price, to.quantity) - to.quantity;
  const discounts = before.discounts.flatMap(({ offer, amount }) => {
    const share = BigInt(amount) * BigInt(kept) * BigInt(price);
    const left = Number(share / (BigInt(before.quantity) * BigInt(before.price)));
    const taken = Math.min(left, room);
    room -= taken;
    return taken > 0 ? [{ offer, amount: paise(taken) }] : [];
  });
  return { ...to, discounts };
}

/** How much more the edited lines of a seller order cost than those before; negative if they cost less. */
export function differenceOf(before: readonly Goods<unknown>[], after: readonly Goods<unknown>[]): number {
  return sum(after.map(lineWorth)) - sum(before.map(lineWorth));
}
