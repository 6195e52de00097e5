import type { Insertable } from 'kysely';
import type { OfferDraft } from '#orders/offers/desk.contract.ts';
import type { OfferConditions } from '#orders/offers/offer.ts';
import type { Tables } from '#platform/db/database.ts';
import { newId, type OfferId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

interface Limits {
  readonly most?: number;
  readonly budget?: Paise;
  readonly conditions?: OfferConditions;
}

/** An offer of ten per cent that the shop bears, live now, unless said otherwise. */
export async function makeOffer(
  shop: TestShop,
  { most, budget, conditions = {}, ...more }: Partial<Omit<Insertable<Tables['offers']>, 'conditions'>> & Limits = {},
): Promise<OfferId> {
  const id = newId<'offer'>();
  await shop.context.tx(async tx => {
    await tx.db
      .insertInto('offers')
      .values({
        ...{ id, name: 'Ten off', kind: 'percent', percent_bp: 1_000, bearer: 'shop', min_paise: paise(0) },
        ...{ starts_at: new Date(Date.now() - 60_000), ends_at: new Date(Date.now() + 86_400_000) },
        ...more,
        conditions: JSON.stringify(conditions),
      })
      .execute();
    await tx.db
      .insertInto('offer_counts')
      .values({ offer_id: id, most: most ?? null, budget_paise: budget ?? null })
      .execute();
    tx.changed('offers');
  });
  return id;
}

/** What is sent to make an offer: five per cent off everything at the seller's expense, for a day from now. */
export const offerDraft = (more: Partial<OfferDraft> = {}): OfferDraft => ({
  ...{ name: 'One more', code: null, kind: 'percent', percent: 5, cap: null, amount: null, buy: null, free: null },
  ...{ bearer: 'seller', min: paise(0), combines: false, most: null, perPerson: null, budget: null, conditions: {} },
  ...{ startsAt: new Date(Date.now() - 1_000), endsAt: new Date(Date.now() + 86_400_000) },
  ...more,
});
