import { listDocumentsOf } from '#features/invoices/server/invoices.ts';
import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { findBuyerMailbox, findSellerMailbox } from './mailboxes.queries.ts';
import { receiptMail, saleMail, statusMail } from './order-mails.ts';
import type { WholeOrder } from './orders.present.ts';
import { findOrder, listEvents, listLines, listParts } from './orders.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'orders.mail-placed': { readonly orderId: OrderId };
    'orders.mail-receipt': { readonly orderId: OrderId };
    'orders.mail-sale': { readonly orderId: OrderId; readonly partId: PartId };
    'orders.mail-status': { readonly orderId: OrderId; readonly events: readonly number[] };
  }
}

/** One job for each mail of a new order, so that a mail that fails is sent again without the others. */
export function mailPlaced(): JobHandler<'orders.mail-placed'> {
  return (ctx, { orderId }) =>
    ctx.tx(async tx => {
      await tx.later('orders.mail-receipt', { orderId });
      for (const part of await listParts(tx.db, orderId))
        await tx.later('orders.mail-sale', { orderId, partId: part.id });
    });
}

/** To the shopper: what was ordered. Nothing is sent where the order or the shopper is gone. */
export function mailReceipt(mail: MailPort, publicUrl: string | undefined): JobHandler<'orders.mail-receipt'> {
  return async (ctx, { orderId }) => {
    const whole = await readWhole(ctx, orderId);
    const to = whole?.order.user_id && (await findBuyerMailbox(ctx.db, whole.order.user_id));
    if (whole && to) await handOver(ctx, mail, receiptMail(await letterhead(ctx, publicUrl), to, whole));
  };
}

/** To the seller of a part, or to the shop where the seller has no mailbox: what to pack. */
export function mailSale(mail: MailPort, publicUrl: string | undefined): JobHandler<'orders.mail-sale'> {
  return async (ctx, { orderId, partId }) => {
    const whole = await readWhole(ctx, orderId);
    const part = whole?.parts.find(({ id }) => id === partId);
    if (!whole || !part) return;
    const head = await letterhead(ctx, publicUrl);
    const to = (await findSellerMailbox(ctx.db, part.seller_id)) ?? { address: head.shop.email, name: head.shop.name };
    await handOver(ctx, mail, saleMail(head, to, whole, part));
  };
}

/** To the shopper: how the order has moved, all of one change in one mail. */
export function mailStatus(mail: MailPort, publicUrl: string | undefined): JobHandler<'orders.mail-status'> {
  return async (ctx, { orderId, events }) => {
    const whole = await readWhole(ctx, orderId);
    const to = whole?.order.user_id && (await findBuyerMailbox(ctx.db, whole.order.user_id));
    const moved = whole?.events.filter(event => events.includes(event.id)) ?? [];
    if (!whole || !to || moved.length === 0) return;
    const documents = await listDocumentsOf(
      ctx.db,
      moved.flatMap(({ part_id }) => part_id ?? []),
    );
    await handOver(ctx, mail, statusMail(await letterhead(ctx, publicUrl), to, whole, moved, documents));
  };
}

async function readWhole(ctx: Ctx, id: OrderId): Promise<WholeOrder | undefined> {
  const order = await findOrder(ctx.db, id, { kind: 'all' });
  if (!order) return undefined;
  const parts = await listParts(ctx.db, id);
  const ids = parts.map(part => part.id);
  return { order, parts, lines: await listLines(ctx.db, ids), events: await listEvents(ctx.db, id, ids) };
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined): Promise<Letterhead> {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
