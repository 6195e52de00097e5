import { orderNumber } from '#features/orders/order-number.ts';
import { findBuyerMailbox } from '#features/orders/server/orders.ts';
import { letter, linkTo, setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { RefundId } from '#shared/id.ts';
import { exactRupees } from '#shared/money.ts';
import * as paths from '#shared/paths.ts';
import { findRefund } from './refunds.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'returns.mail-cash-sent': { readonly refundId: RefundId };
  }
}

/** Tells the shopper that cash was sent back to them, and under which reference their bank knows it. */
export function mailCashSent(mail: MailPort, publicUrl: string | undefined): JobHandler<'returns.mail-cash-sent'> {
  return async (ctx, { refundId }) => {
    const row = await findRefund(ctx.db, refundId);
    const to = row?.userId && (await findBuyerMailbox(ctx.db, row.userId));
    if (!row || !to) return;
    const head = { shop: await setting(ctx, 'identity'), publicUrl };
    const title = `${exactRupees(row.amount)} of your order ${orderNumber(row.orderNumber)} has been refunded to you`;
    await handOver(
      ctx,
      mail,
      letter(head, {
        to,
        event: `refund-${row.id}-settled`,
        subject: title,
        title,
        blocks: [
          {
            kind: 'text',
            text: `We sent the money to your UPI ID. The bank reference for this transfer is ${row.reference}.`,
          },
          ...linkTo(head, 'See your order', paths.order(row.orderId)),
        ],
      }),
    );
  };
}
