import type { SectionOf } from '#products/fronts/front.ts';
import { insertProposal } from '#products/fronts/server/proposals/proposals.queries.ts';
import { type FrontProposalId, newId, type SellerId } from '#shared/id.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

/** What a seller proposes for the home page: the seller's products of a rule, the cheapest first. */
export const aProposal = (more: Partial<SectionOf<'products'>> = {}) => ({
  front: 'home',
  note: 'Our best offers until Diwali',
  section: {
    ...{ _id: 'proposed', titles: { en: 'Deals of Deccan' }, from: null, until: null },
    ...{ kind: 'products' as const, look: 'grid' as const, count: 5, tellsEnd: false },
    ...{ listing: '?sort=price-lowtohigh', chosen: [] },
    ...more,
  },
});

/** An open proposal of a seller, the only one. */
export async function openProposal(shop: TestShop, sellerId: SellerId): Promise<FrontProposalId> {
  const id = newId<'front proposal'>();
  await shop.context.tx(async tx => {
    await tx.db.deleteFrom('front_proposals').where('seller_id', '=', sellerId).execute();
    await insertProposal(tx.db, { ...aProposal(), id, seller_id: sellerId, proposed_at: new Date() });
  });
  return id;
}
