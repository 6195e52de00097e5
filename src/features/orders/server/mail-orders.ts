import { findSellerMailbox } from '#features/sellers/server/sellers.ts';
import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx, JobName } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { Mail, Mailbox, MailPort } from '#platform/mail/mail.ts';
import type { OrderId, PartId, RefundId } from '#shared/id.ts';
import { findBuyerMailbox } from './mailboxes.queries.ts';
import { receiptMail, saleCancelledMail, saleMail, saleMovedMail, statusMail } from './order-mails.ts';
import type { WholeOrder } from './orders.present.ts';
import { type EventRow, listParts } from './orders.queries.ts';
import { expiredMail, paidMail, paymentFailedMail, refundedMail } from './payment-mails.ts';
import { findWholeOrder } from './whole-order.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'orders.mail-placed': { readonly orderId: OrderId };
    'orders.mail-receipt': { readonly orderId: OrderId };
    'orders.mail-sale': { readonly orderId: OrderId; readonly partId: PartId };
    'orders.mail-sale-cancelled': { readonly orderId: OrderId; readonly partId: PartId };
    'orders.mail-sale-moved': { readonly orderId: OrderId; readonly partId: PartId; readonly event: number };
    'orders.mail-status': { readonly orderId: OrderId; readonly events: readonly number[] };
    /** `tryId` names the payment that failed. */
    'orders.mail-payment-failed': { readonly orderId: OrderId; readonly tryId: string };
    'orders.mail-refunded': { readonly orderId: OrderId; readonly refundId: RefundId };
  }
}

type MailJob<Name extends JobName> = (mail: MailPort, publicUrl: string | undefined) => JobHandler<Name>;

/** One job for each mail of an order that is to be paid at the door, so that a mail that fails is sent again without the others. */
export function mailPlaced(): JobHandler<'orders.mail-placed'> {
  return (ctx, { orderId }) =>
    ctx.tx(async tx => {
      const parts = await listParts(tx.db, orderId);
      if (parts.length === 0) return;
      await tx.later('orders.mail-receipt', { orderId });
      for (const part of parts) await tx.later('orders.mail-sale', { orderId, partId: part.id });
    });
}

/** To the shopper: what was ordered. */
export const mailReceipt: MailJob<'orders.mail-receipt'> =
  (mail, publicUrl) =>
  (ctx, { orderId }) =>
    toBuyer(ctx, { mail, publicUrl, orderId }, receiptMail);

/** To the seller of a part: what to pack. */
export const mailSale: MailJob<'orders.mail-sale'> =
  (mail, publicUrl) =>
  (ctx, { orderId, partId }) =>
    toSeller(ctx, { mail, publicUrl, orderId, partId }, saleMail);

/** To the seller of a part: not to pack it. */
export const mailSaleCancelled: MailJob<'orders.mail-sale-cancelled'> =
  (mail, publicUrl) =>
  (ctx, { orderId, partId }) =>
    toSeller(ctx, { mail, publicUrl, orderId, partId }, saleCancelledMail);

/** To the seller of a part: how an administrator has moved it. */
export const mailSaleMoved: MailJob<'orders.mail-sale-moved'> =
  (mail, publicUrl) =>
  (ctx, { orderId, partId, event }) =>
    toSeller(ctx, { mail, publicUrl, orderId, partId }, (head, to, whole, part) =>
      saleMovedMail(head, to, { ...whole, events: whole.events.filter(({ id }) => id === event) }, part),
    );

/** To the shopper: how the order has moved, all of one change in one mail. */
export const mailStatus: MailJob<'orders.mail-status'> =
  (mail, publicUrl) =>
  (ctx, { orderId, events }) =>
    toBuyer(ctx, { mail, publicUrl, orderId }, (head, to, whole) => {
      const moved = whole.events.filter(event => events.includes(event.id));
      return moved.length > 0 ? mailOfMove(whole, moved)(head, to, whole, moved) : undefined;
    });

/** To the shopper, while the order can still be paid: that a try to pay failed. */
export const mailPaymentFailed: MailJob<'orders.mail-payment-failed'> =
  (mail, publicUrl) =>
  (ctx, { orderId, tryId }) =>
    toBuyer(ctx, { mail, publicUrl, orderId }, (head, to, whole) =>
      whole.payUntil && whole.payUntil > ctx.now() ? paymentFailedMail(head, to, whole, tryId) : undefined,
    );

/** To the shopper: that money has gone back. */
export const mailRefunded: MailJob<'orders.mail-refunded'> =
  (mail, publicUrl) =>
  (ctx, { orderId, refundId }) =>
    toBuyer(ctx, { mail, publicUrl, orderId }, (head, to, whole) => {
      const refund = whole.refunds.find(({ id }) => id === refundId);
      return refund?.state === 'settled' ? refundedMail(head, to, whole, refund) : undefined;
    });

function mailOfMove({ parts }: WholeOrder, [event]: readonly EventRow[]): typeof statusMail {
  if (event?.status === 'confirmed') return paidMail;
  const isUnpaid = parts.find(({ id }) => id === event?.part_id)?.payment_status === 'failed';
  return event?.status === 'cancelled' && event.actor_id === null && isUnpaid ? expiredMail : statusMail;
}

interface Sending {
  readonly mail: MailPort;
  readonly publicUrl: string | undefined;
  readonly orderId: OrderId;
}

/** Nothing is sent where the order or the shopper is gone. */
async function toBuyer(
  ctx: Ctx,
  { mail, publicUrl, orderId }: Sending,
  write: (head: Letterhead, to: Mailbox, whole: WholeOrder) => Mail | undefined,
): Promise<void> {
  const whole = await findWholeOrder(ctx, orderId, { kind: 'all' });
  const to = whole?.order.user_id && (await findBuyerMailbox(ctx.db, whole.order.user_id));
  const written = whole && to && write(await letterhead(ctx, publicUrl), to, whole);
  if (written) await handOver(ctx, mail, written);
}

/** Where the seller has no mailbox it goes to the shop. */
async function toSeller(
  ctx: Ctx,
  { mail, publicUrl, orderId, partId }: Sending & { readonly partId: PartId },
  write: typeof saleMail,
): Promise<void> {
  const whole = await findWholeOrder(ctx, orderId, { kind: 'all' });
  const part = whole?.parts.find(({ id }) => id === partId);
  if (!whole || !part) return;
  const head = await letterhead(ctx, publicUrl);
  const to = (await findSellerMailbox(ctx.db, part.seller_id)) ?? { address: head.shop.email, name: head.shop.name };
  await handOver(ctx, mail, write(head, to, whole, part));
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined): Promise<Letterhead> {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
