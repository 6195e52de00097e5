import { findSellerMailbox } from '#features/sellers/server/sellers.ts';
import { type Letterhead, letter, linkTo, setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { Mail, Mailbox, MailPort } from '#platform/mail/mail.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { type LowGood, listTold } from './low-stock.queries.ts';

/** A mail stays one that is read; the rest is in the table of stock. */
const MOST_ROWS = 30;

/** To a seller, or for the shop's own products to the shop: which goods run out. */
export function mailLowStock(mail: MailPort, publicUrl: string | undefined): JobHandler<'inventory.mail-low-stock'> {
  return async (ctx, { sellerId, toldAt }) => {
    const goods = await listTold(ctx.db, sellerId, new Date(toldAt));
    if (goods.length === 0) return;
    const head = { shop: await setting(ctx, 'identity'), publicUrl };
    const to = (await findSellerMailbox(ctx.db, sellerId)) ?? { address: head.shop.email, name: head.shop.name };
    await handOver(ctx, mail, lowStockMail(head, to, `low-stock-${sellerId}-${Date.parse(toldAt)}`, goods));
  };
}

export function lowStockMail(head: Letterhead, to: Mailbox, event: string, goods: readonly LowGood[]): Mail {
  const [first] = goods;
  const title =
    goods.length === 1 && first ? `${first.title} is low on stock` : `${goods.length} products are low on stock`;
  const more = goods.length - MOST_ROWS;
  return letter(head, {
    to,
    event,
    subject: title,
    title,
    blocks: [
      {
        kind: 'rows',
        rows: goods.slice(0, MOST_ROWS).map(({ title: name, sku, stock }) => ({
          label: sku ? `${name} (${sku})` : name,
          value: stock === 0 ? 'Sold out' : `${stock} left`,
        })),
      },
      ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
      { kind: 'text', text: 'We tell you once for each product, and again if it runs low after you restock.' },
      ...linkTo(head, 'View stock', `${adminPaths.stock}?sort=stock`),
    ],
  });
}
