import type { TxCtx } from '#platform/context.ts';
import { insertPrice } from '#products/prices/server/prices.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import type { LoadedProduct } from './load-products.ts';

const HOUR = 3_600_000;

/** A flash deal that begins in an hour, so that a new demo has its usual prices, and a sale price from tomorrow on. */
export async function loadPrices(tx: TxCtx, products: Iterable<LoadedProduct>): Promise<void> {
  const bySlug = new Map([...products].map(product => [product.slug, product]));
  const at = (hours: number) => new Date(Math.floor(tx.now().getTime() / 60_000) * 60_000 + hours * HOUR);
  const deal = bySlug.get(DEAL);
  const sale = bySlug.get(SALE);
  if (!deal || !sale) throw new Error('the demo has no products for its scheduled prices');
  await insertPrice(tx, {
    ...{ id: newId<'scheduled price'>(), productId: deal.id, price: paise(99900), startsAt: at(1), endsAt: at(73) },
    ...{ units: 20, perPerson: 2 },
  });
  await insertPrice(tx, {
    ...{ id: newId<'scheduled price'>(), productId: sale.id, price: paise(399900), startsAt: at(24), endsAt: at(96) },
    ...{ units: null, perPerson: null },
  });
}

const DEAL = 'realme-power-bank-2-10-000-mah-18-w-yellow';
const SALE = 'realme-watch-s2-metallic-grey';
