import type { TxCtx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';

/** What sellers have done with their products, in the same transaction, so that nobody who may not sell is on sale. */
interface ListingPort {
  /** Lists or unlists a seller's products as the seller now may sell or not. The caller holds the seller. */
  relistProductsOf(tx: TxCtx, sellerId: SellerId): Promise<void>;
  /** Drops what is cached of a seller's products, because what they show of the seller has changed. */
  refreshProductsOf(tx: TxCtx, sellerId: SellerId): Promise<void>;
}

declare module '#platform/context.ts' {
  interface Ports {
    readonly listing: ListingPort;
  }
}
