import type { Kind } from '#products/catalog/vocabulary.ts';
import type { SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A service that can be bought with a product. */
export interface ServiceWith {
  /** In the language that was asked for. */
  readonly name: string;
  readonly covers: string;
  readonly price: Paise;
  /** Only for buyers at some PIN codes. */
  readonly isLocal: boolean;
}

/** The product that it is for. */
export interface ServedProduct {
  readonly sellerId: SellerId;
  /** Its category and those above it, the nearest first. */
  readonly categories: readonly Kind[];
}

declare module '#platform/context.ts' {
  interface Ports {
    /** The services that its seller offers for each unit of a product, wherever the buyer is. */
    readonly servicesWith: (ctx: Ctx, product: ServedProduct, language: string) => Promise<readonly ServiceWith[]>;
    /** Whether an old phone can be given for it. */
    readonly takesExchange: (ctx: Ctx, product: ServedProduct) => Promise<boolean>;
  }
}
