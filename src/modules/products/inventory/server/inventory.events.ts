import { sellerOrShop } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, link, rows } from '#platform/notify/letter.ts';
import { type LowProduct, listNotified } from '#products/inventory/server/stock/notify-low-stock.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';

declare module '#platform/context.ts' {
  interface Events {
    'inventory.low-stock': { readonly sellerId: SellerId; readonly toldAt: string };
  }
}

/** Keeps the mail short; the rest is on the stock screen. */
const MAX_ROWS = 30;

/** Low-stock mails to sellers; for the house's products they go to the shop. */
export const inventoryEvents: EventsOf<'inventory'> = {
  'inventory.low-stock': {
    label: () => t('office.jobs.event.inventoryLowStock'),
    for: 'seller',
    letters: async ({ db }, { sellerId, toldAt }, shop) => {
      const low = await listNotified(db, { sellerId, toldAt: new Date(toldAt), limit: MAX_ROWS });
      if (low.count === 0) return undefined;
      const to = await sellerOrShop(db, sellerId, shop);
      return lowStock(to, `low-stock-${sellerId}-${Date.parse(toldAt)}`, low);
    },
  },
};

/** @param count how many products there are; the mail names the first of them */
export function lowStock(
  to: Recipient,
  id: string,
  { products, count }: { readonly products: readonly LowProduct[]; readonly count: number },
): Letter {
  const [first] = products;
  const more = count - MAX_ROWS;
  return letterTo(to, () => ({
    id,
    subject:
      count === 1 && first
        ? t('products.inventory.mail.oneLow', { title: first.title })
        : t('products.inventory.mail.manyLow', { count }),
    blocks: [
      rows(
        products.slice(0, MAX_ROWS).map(({ title, sku, stock }) => ({
          label: sku ? `${title} (${sku})` : title,
          value: stock === 0 ? t('products.inventory.mail.soldOut') : t('products.inventory.mail.left', { stock }),
        })),
      ),
      ...(more > 0 ? [t('products.inventory.mail.more', { count: more })] : []),
      t('products.inventory.mail.once'),
      link(t('products.inventory.mail.view'), `${adminPaths.stock}?sort=stock`),
    ],
  }));
}
