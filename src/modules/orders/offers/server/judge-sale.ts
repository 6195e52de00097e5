import { findOffers } from '#orders/offers/find-offers.ts';
import { type Judged, judgeOffers, type WhyNot } from '#orders/offers/judge-offers.ts';
import type { OfferLine } from '#orders/offers/take-off.ts';
import type { Ctx } from '#platform/context.ts';
import type { SaleFacts } from '#products/catalog/server/catalog.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { asksPerson, type LiveOffers } from './live-offers.ts';
import { listOffersByCode, readPerson } from './offers.queries.ts';

export interface SaleLine {
  readonly product: SaleFacts;
  readonly quantity: number;
}

/** What a sale is judged by. */
export interface Sale {
  readonly lines: readonly SaleLine[];
  readonly codes: readonly string[];
  /** The id of an account, or a hash of how a guest is reached; null for somebody unknown. */
  readonly person: string | null;
  /** Null while it is not chosen. */
  readonly method?: string | null;
  readonly pincode?: string | null;
}

/** A judged sale with the codes that were entered. */
export interface JudgedSale extends Omit<Judged, 'refused'> {
  readonly codes: readonly string[];
  readonly refused: readonly { readonly code: string; readonly why: WhyNot | { readonly reason: 'unknown' } }[];
}

/** Of a sale without offers. */
export const NO_OFFERS: JudgedSale = {
  ...{ applied: [], perLine: new Map(), delivery: new Map(), discount: paise(0), nearly: [], refused: [], codes: [] },
};

/**
 * Which offers apply to a sale, and why entered codes do not. Asks the database only if an offer asks about the person, or if a
 * code is not among the live offers.
 */
export async function judgeSale(
  ctx: Ctx,
  live: LiveOffers,
  { lines, codes, person, method = null, pincode = null }: Sale,
  delivery: Paise = live.delivery,
): Promise<JudgedSale> {
  if (!live.areKnown) return { ...NO_OFFERS, codes };
  const offered = lines.map(
    ({ product, quantity }): OfferLine => ({
      productId: product.id,
      sellerId: product.sellerId,
      brand: product.brand,
      categories: live.categoriesOf(product.kind),
      price: product.paid,
      quantity,
    }),
  );
  // Offers for other products and persons are no work.
  const automatic = findOffers(live.automatic, offered, person);
  if (automatic.length === 0 && codes.length === 0) return NO_OFFERS;
  const unlisted = codes.filter(code => !live.byCode.has(code));
  const ended = unlisted.length > 0 ? await listOffersByCode(ctx.db, unlisted) : [];
  const entered = [...codes.flatMap(code => live.byCode.get(code) ?? []), ...ended];
  const isAsked = automatic.some(group => group.asksPerson) || asksPerson(entered);
  const asked = person !== null && isAsked ? await readPerson(ctx.db, person) : undefined;
  const judged = judgeOffers(offered, automatic, entered, {
    ...{ person, method, pincode, codes, delivery, now: ctx.now() },
    isFirstOrder: asked?.isFirstOrder ?? null,
    usedBefore: asked?.usedBefore ?? new Map(),
  });
  const unknown = unlisted
    .filter(code => !ended.some(offer => offer.code === code))
    .map(code => ({ code, why: { reason: 'unknown' as const } }));
  return { ...judged, codes, refused: [...judged.refused, ...unknown] };
}
