import type { ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { ExchangeQuoteId } from './exchange.ts';

const QUOTES = 'exchangeQuotes';
/** Of the newest products. */
const MOST_KEPT = 10;

/** A quote as this browser keeps it, without the number of the phone. */
export interface KeptQuote {
  readonly quoteId: ExchangeQuoteId;
  readonly productId: ProductId;
  readonly model: string;
  readonly value: Paise;
  readonly expiresAt: string;
}

/** The subset of Storage used here. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The quote for a product that still stands; undefined if there is none, or something else is stored. */
export function keptQuote(storage: Kept, productId: ProductId, now: Date): KeptQuote | undefined {
  return readQuotes(storage).find(quote => quote.productId === productId && new Date(quote.expiresAt) > now);
}

/** Keeps a quote, one for a product. */
export function keepQuote(storage: Kept, quote: KeptQuote): void {
  write(storage, [quote, ...others(storage, quote.productId)]);
}

export function forgetQuote(storage: Kept, productId: ProductId): void {
  write(storage, others(storage, productId));
}

const others = (storage: Kept, productId: ProductId) =>
  readQuotes(storage).filter(quote => quote.productId !== productId);

function write(storage: Kept, quotes: readonly KeptQuote[]): void {
  try {
    storage.setItem(QUOTES, JSON.stringify(quotes.slice(0, MOST_KEPT)));
  } catch {
    // In a browser that keeps nothing the quote is seen once.
  }
}

function readQuotes(storage: Kept): KeptQuote[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(QUOTES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isQuote) : [];
  } catch {
    return [];
  }
}

function isQuote(kept: unknown): kept is KeptQuote {
  const { quoteId, productId, model, value, expiresAt } = (kept ?? {}) as Partial<Record<keyof KeptQuote, unknown>>;
  return [quoteId, productId, model, expiresAt].every(text => typeof text === 'string') && typeof value === 'number';
}
