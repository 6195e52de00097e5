import { EXCHANGE_CATEGORY, type ExchangeQuoteId, valueWith } from '#orders/exchanges/exchange.ts';
import { exchangeNotTaken, phoneInExchange, quoteExpired, worthNothing } from '#orders/exchanges/refusals.ts';
import type { Ctx } from '#platform/context.ts';
import { readCategories, type SaleFacts } from '#products/catalog/server/catalog.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { type Paise, times } from '#shared/money/money.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { findQuotes, listTakers, type QuoteRow } from './exchanges.queries.ts';

/** A quote that goes with a product. */
interface ChosenExchange {
  readonly productId: ProductId;
  readonly quoteId: ExchangeQuoteId;
}

/** Whose sale it is. */
interface Sale {
  readonly lines: readonly {
    readonly product: SaleFacts;
    readonly quantity: number;
    /** What offers take off the line. */
    readonly discount: Paise;
  }[];
  readonly chosen: readonly ChosenExchange[] | undefined;
  /** Null for somebody who is not known yet. */
  readonly person: UserId | null;
}

/** What has become of a choice with the facts of now. */
export interface JudgedExchange extends ChosenExchange {
  readonly title: string;
  /** Undefined for one that is not theirs. */
  readonly quote: QuoteRow | undefined;
  /** What is given for it at most; undefined with `refusal`. */
  readonly value: Paise | undefined;
  readonly refusal: Problem | undefined;
}

/** Judges each phone that is chosen for a line there is; choices for other products are left out. */
export async function judgeExchanges(ctx: Ctx, { lines, chosen = [], person }: Sale): Promise<JudgedExchange[]> {
  const last = new Map(chosen.map(({ productId, quoteId }) => [productId, quoteId]));
  const wanted = lines.flatMap(line => {
    const quoteId = last.get(line.product.id);
    return quoteId ? [{ ...line, quoteId }] : [];
  });
  if (wanted.length === 0) return [];
  const quotes = await findQuotes(
    ctx.db,
    wanted.map(({ quoteId }) => quoteId),
  );
  const taken = await takenWith(
    ctx,
    wanted.map(({ product }) => product),
  );
  const seen = new Set<string>();
  return wanted.map(({ product, quantity, discount, quoteId }) => {
    const quote = quotes.find(({ id, userId }) => id === quoteId && (userId === null || userId === person));
    const about = { productId: product.id, quoteId, title: product.title, quote };
    const refused = (refusal: Problem) => ({ ...about, value: undefined, refusal });
    if (!quote || quote.productId !== product.id || quote.expiresAt <= ctx.now()) return refused(quoteExpired());
    if (!taken.has(product.id)) return refused(exchangeNotTaken());
    if (quote.isInOrder || seen.has(quote.imei)) return refused(phoneInExchange());
    seen.add(quote.imei);
    const value = valueWith(quote.value, (times(product.paid, quantity) - discount) / quantity);
    return value === undefined ? refused(worthNothing()) : { ...about, value, refusal: undefined };
  });
}

/** Of these products, those that a phone can be given for. */
export async function takenWith(
  ctx: Ctx,
  products: readonly Pick<SaleFacts, 'id' | 'kind' | 'sellerId'>[],
): Promise<ReadonlySet<ProductId>> {
  if (!(await setting(ctx, 'phoneExchange')).isOn) return new Set();
  const takers = await listTakers(
    ctx.db,
    products.map(({ sellerId }) => sellerId),
  );
  const tree = await readCategories(ctx.db);
  const isPhone = (kind: SaleFacts['kind']) => tree.upFrom(kind).some(({ id }) => id === EXCHANGE_CATEGORY);
  return new Set(products.filter(({ sellerId, kind }) => takers.has(sellerId) && isPhone(kind)).map(({ id }) => id));
}
