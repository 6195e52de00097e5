import { cartHasChanged } from '#orders/cart/refusals.ts';
import type { CartItem } from '#orders/cart/server/cart.ts';
import { codeNotUsable } from '#orders/offers/contract.ts';
import type { JudgedSale } from '#orders/offers/server/offers.ts';
import {
  cartIsEmpty,
  notEnoughStock,
  pricesChanged,
  productLeft,
  returnsChanged,
  sellerAway,
} from '#orders/orders/contract.ts';
import { type ReturnRule, returnsText, USUAL_RETURNS } from '#products/catalog/categories/return-rule.ts';
import type { SaleFacts, StockShortage, UnavailableProduct } from '#products/catalog/server/catalog.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import type { DraftLine, DraftOrder, OrderedLine } from './draft-order.ts';
import type { OrderRequest } from './order-request.ts';

/**
 * A code sent with the order has to apply, unless something better does. Codes kept with the cart need not: the total that the
 * shopper saw is compared. @throws codeNotUsable with the reason
 */
export function refuseUselessCodes({ refused }: JudgedSale, codes: readonly string[] | undefined): void {
  const useless = codes && refused.find(({ why }) => why.reason !== 'better one');
  if (useless) throw codeNotUsable(useless.code, useless.why);
}

interface Named {
  readonly id: ProductId;
  readonly title: string;
}

/** Items no longer on sale, except those already missing from the shopper's screen. */
export function whatLeft(
  items: readonly CartItem[],
  products: ReadonlyMap<ProductId, SaleFacts>,
  request: OrderRequest,
): ProductId[] {
  const seen = request.lines && new Set(request.lines.map(line => line.productId));
  return items.map(item => item.productId).filter(id => !products.has(id) && (!seen || seen.has(id)));
}

/**
 * The cart's lines on sale, checked against what the shopper saw. A client that saw only one page of a long cart sends
 * that page's lines; it then must send the total, which covers the whole cart and is compared with the order's.
 * @throws cartIsEmpty, cartHasChanged, notEnoughStock listing all lines short of stock
 */
export function orderableLines(
  items: readonly CartItem[],
  products: ReadonlyMap<ProductId, SaleFacts>,
  request: OrderRequest,
): OrderedLine[] {
  const lines = items.flatMap(({ productId, quantity }) => {
    const found = products.get(productId);
    return found ? [{ product: found, quantity }] : [];
  });
  if (lines.length === 0) throw cartIsEmpty();
  const there = new Map(lines.map(line => [line.product.id, line.quantity]));
  const isOther = request.lines?.some(line => there.get(line.productId) !== line.quantity);
  const saysAll = !request.lines || request.lines.length === lines.length || request.total !== null;
  if (isOther || !saysAll) throw cartHasChanged();
  const short = lines.filter(line => line.product.stock < line.quantity);
  if (short.length > 0) throw tooLittleOf(short.map(line => line.product));
  return lines;
}

/**
 * @throws pricesChanged if a price or the total differs from what the shopper saw; cartHasChanged if only lines they
 *   did not see differ
 */
export function refuseOtherPrices(draft: DraftOrder, request: OrderRequest): void {
  const seen = new Map(request.lines?.map(line => [line.productId, line.paid]));
  const isOther = linesOf(draft).some(({ product }) => (seen.get(product.id) ?? product.paid) !== product.paid);
  const isOtherTotal = request.total !== null && request.total !== draft.total;
  if (isOtherTotal && request.lines && request.lines.length < linesOf(draft).length) throw cartHasChanged();
  if (isOther || isOtherTotal) throw pricesChanged();
}

/**
 * So that no order gets another rule for returns than its shopper saw. Compared in words, because those were agreed to.
 * @param language of the shopper's screen
 * @throws returnsChanged
 */
export function refuseOtherReturns(draft: DraftOrder, request: OrderRequest, language: string): void {
  const words = (rule: ReturnRule) => speaking(language, () => returnsText(rule, language));
  const seen = new Map(request.lines?.map(line => [line.productId, line.returnsNote]));
  const isOther = linesOf(draft).some(({ product }) => {
    const note = seen.get(product.id);
    return note !== undefined && (note ?? words(USUAL_RETURNS)) !== words(product.returns ?? USUAL_RETURNS);
  });
  if (isOther) throw returnsChanged();
}

/** @throws notEnoughStock, pricesChanged if something changed between reading the products and deducting stock */
export function refuseWhatMoved(
  draft: DraftOrder,
  taken: ReadonlyMap<ProductId, SaleFacts>,
  shortages: readonly StockShortage[],
): void {
  const short = new Map(shortages.map(({ line, facts }) => [line.productId, facts?.stock ?? 0]));
  const lines = linesOf(draft).map(line => line.product);
  if (short.size > 0)
    throw tooLittleOf(
      lines.filter(({ id }) => short.has(id)).map(product => ({ ...product, stock: short.get(product.id) ?? 0 })),
    );
  if (lines.some(product => taken.get(product.id)?.paid !== product.paid)) throw pricesChanged();
}

/** The refusal for items that are no longer on sale or whose seller's shop is paused. */
export function leftTheShop(products: readonly Named[], away: readonly UnavailableProduct[]): Problem {
  const data = products.map(({ id, title }) => ({ productId: id, title, stock: 0 }));
  const first = away.find(product => products.some(({ id }) => id === product.id));
  if (first) return sellerAway(first).with({ data });
  return productLeft(data[0]?.title ?? '').with({ data });
}

function tooLittleOf(products: readonly (Named & { readonly stock: number })[]): Problem {
  const data = products.map(({ id, title, stock }) => ({ productId: id, title, stock }));
  return notEnoughStock(data[0]?.title ?? '', data[0]?.stock ?? 0).with({ data });
}

function linesOf(draft: DraftOrder): DraftLine[] {
  return draft.parts.flatMap(part => part.lines);
}
