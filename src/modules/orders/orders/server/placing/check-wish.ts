import { cartHasChanged } from '#orders/cart/refusals.ts';
import type { CartItem } from '#orders/cart/server/cart.ts';
import { cartIsEmpty, notEnoughStock, pricesChanged, productLeft, sellerAway } from '#orders/orders/contract.ts';
import { awayWords } from '#products/catalog/product/away-words.ts';
import type { AwayGood, SaleFacts, StockShortage } from '#products/catalog/server/catalog.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';
import type { DraftLine, DraftOrder } from './draft-order.ts';
import type { OrderWish } from './order-wish.ts';

interface Named {
  readonly id: ProductId;
  readonly title: string;
}

/** What of a cart has left the shop, except what the shopper's screen had let go of already. */
export function whatLeft(
  items: readonly CartItem[],
  goods: ReadonlyMap<ProductId, SaleFacts>,
  wish: OrderWish,
): ProductId[] {
  const seen = wish.lines && new Set(wish.lines.map(line => line.productId));
  return items.map(item => item.productId).filter(id => !goods.has(id) && (!seen || seen.has(id)));
}

/**
 * The cart's lines that are on sale, as the shopper saw them. Whoever saw one page of a long cart sends the lines of that
 * page; then the total they were told, which is of the whole cart, has to be there, and is held against the order's.
 * @throws cartIsEmpty, cartHasChanged, notEnoughStock naming every line of which there is too little
 */
export function orderableLines(
  items: readonly CartItem[],
  goods: ReadonlyMap<ProductId, SaleFacts>,
  wish: OrderWish,
): DraftLine[] {
  const lines = items.flatMap(({ productId, quantity }) => {
    const found = goods.get(productId);
    return found ? [{ goods: found, quantity }] : [];
  });
  if (lines.length === 0) throw cartIsEmpty();
  const there = new Map(lines.map(line => [line.goods.id, line.quantity]));
  const isOther = wish.lines?.some(line => there.get(line.productId) !== line.quantity);
  const saysAll = !wish.lines || wish.lines.length === lines.length || wish.total !== null;
  if (isOther || !saysAll) throw cartHasChanged();
  const short = lines.filter(line => line.goods.stock < line.quantity);
  if (short.length > 0) throw tooLittleOf(short.map(line => line.goods));
  return lines;
}

/** @throws pricesChanged when the shopper saw another price or another total; cartHasChanged when what they did not see is not what they were told */
export function refuseOtherPrices(draft: DraftOrder, wish: OrderWish): void {
  const seen = new Map(wish.lines?.map(line => [line.productId, line.paid]));
  const isOther = linesOf(draft).some(({ goods }) => (seen.get(goods.id) ?? goods.paid) !== goods.paid);
  const isOtherTotal = wish.total !== null && wish.total !== draft.total;
  if (isOtherTotal && wish.lines && wish.lines.length < linesOf(draft).length) throw cartHasChanged();
  if (isOther || isOtherTotal) throw pricesChanged();
}

/** @throws notEnoughStock, pricesChanged when something changed between reading the goods and taking them */
export function refuseWhatMoved(
  draft: DraftOrder,
  taken: ReadonlyMap<ProductId, SaleFacts>,
  shortages: readonly StockShortage[],
): void {
  const short = new Map(shortages.map(({ line, facts }) => [line.productId, facts?.stock ?? 0]));
  const lines = linesOf(draft).map(line => line.goods);
  if (short.size > 0)
    throw tooLittleOf(
      lines.filter(({ id }) => short.has(id)).map(goods => ({ ...goods, stock: short.get(goods.id) ?? 0 })),
    );
  if (lines.some(goods => taken.get(goods.id)?.paid !== goods.paid)) throw pricesChanged();
}

/** The refusal that names what left the shop, or says that its seller is on a break. */
export function leftTheShop(products: readonly Named[], away: readonly AwayGood[]): Problem {
  const data = products.map(({ id, title }) => ({ productId: id, title, stock: 0 }));
  const first = away.find(good => products.some(({ id }) => id === good.id));
  if (first) return sellerAway(awayWords(first)).with({ data });
  return productLeft(data[0]?.title ?? '').with({ data });
}

function tooLittleOf(products: readonly (Named & { readonly stock: number })[]): Problem {
  const data = products.map(({ id, title, stock }) => ({ productId: id, title, stock }));
  return notEnoughStock(data[0]?.title ?? '', data[0]?.stock ?? 0).with({ data });
}

function linesOf(draft: DraftOrder): DraftLine[] {
  return draft.parts.flatMap(part => part.lines);
}
