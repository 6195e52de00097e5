import { insertOffer } from '#orders/offers/server/offers.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';

const DAY = 86_400_000;

/** Two offers with codes; none that changes a cart by itself. */
export async function loadOffers(tx: TxCtx): Promise<void> {
  const now = tx.now().getTime();
  const usual = {
    ...{ sellerId: null, percentBp: null, cap: null, amount: null, buy: null, free: null, bearer: 'shop' as const },
    ...{ conditions: {}, combines: false, paused: false, perPerson: 1, used: 0, spent: paise(0), most: null },
    ...{ budget: paise(5_00_000_00), startsAt: new Date(now - DAY), endsAt: new Date(now + 365 * DAY) },
  };
  await insertOffer(tx, {
    ...usual,
    ...{ id: newId<'offer'>(), code: 'BIJLI10', name: '10 % off, up to ₹1,500', kind: 'percent', percentBp: 1_000 },
    ...{ cap: paise(1_500_00), min: paise(5_000_00) },
  });
  await insertOffer(tx, {
    ...usual,
    ...{ id: newId<'offer'>(), code: 'WELCOME200', name: '₹200 off your first order', kind: 'amount' },
    ...{ amount: paise(200_00), min: paise(1_000_00), conditions: { firstOrder: true } },
  });
  tx.changed(cacheTag.offers);
}
