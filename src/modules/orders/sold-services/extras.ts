import type { ExchangeQuoteId } from '#orders/exchanges/exchange.ts';
import type { ProductId, SellerId, ServiceId } from '#shared/id.ts';
import type { Period } from './period.ts';

/** What a buyer chooses besides products. What is not offered any more is left out when it is read. */
export interface Extras {
  readonly services: readonly { readonly productId: ProductId; readonly serviceId: ServiceId }[];
  readonly wraps: readonly { readonly sellerId: SellerId; readonly serviceId: ServiceId; readonly note: string }[];
  readonly slots: readonly { readonly sellerId: SellerId; readonly day: string; readonly period: Period }[];
  /** Old phones that are given, by their quotes. */
  readonly exchanges: readonly { readonly productId: ProductId; readonly quoteId: ExchangeQuoteId }[];
}

export const NO_EXTRAS: Extras = { services: [], wraps: [], slots: [], exchanges: [] };
