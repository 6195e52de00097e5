import { findBuyerMailbox } from '#features/orders/server/orders.ts';
import type { ReturnId, ReturnState } from '#features/returns/return-states.ts';
import { findSellerMailbox } from '#features/sellers/server/sellers.ts';
import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { holdReturn } from './held-return.ts';
import { type MailedReturn, sellerMail, shopperMail } from './return-mails.ts';
import { listRefundsOfReturns, listReturnEvents, listReturnLines } from './returns.queries.ts';

interface Told {
  readonly returnId: ReturnId;
  /** What has just happened; a return comes to each state at most once. */
  readonly state: ReturnState;
}

declare module '#platform/context.ts' {
  interface JobPayloads {
    'returns.mail-shopper': Told;
    'returns.mail-seller': Told;
  }
}

/** Tells the shopper how their return stands. Nothing is sent where the account is gone. */
export function mailShopper(mail: MailPort, publicUrl: string | undefined): JobHandler<'returns.mail-shopper'> {
  return async (ctx, told) => {
    const mailed = await readMailed(ctx, told);
    const to = mailed && (await findBuyerMailbox(ctx.db, mailed.row.user_id));
    if (mailed && to) await handOver(ctx, mail, shopperMail(await letterhead(ctx, publicUrl), to, mailed));
  };
}

/** Tells the seller of the goods, or the shop where the seller has no mailbox. */
export function mailSeller(mail: MailPort, publicUrl: string | undefined): JobHandler<'returns.mail-seller'> {
  return async (ctx, told) => {
    const mailed = await readMailed(ctx, told);
    if (!mailed) return;
    const head = await letterhead(ctx, publicUrl);
    const to = (await findSellerMailbox(ctx.db, mailed.row.seller_id)) ?? {
      address: head.shop.email,
      name: head.shop.name,
    };
    await handOver(ctx, mail, sellerMail(head, to, mailed));
  };
}

async function readMailed(ctx: Ctx, { returnId, state }: Told): Promise<MailedReturn | undefined> {
  return ctx.tx(async tx => {
    const held = await holdReturn(tx, returnId);
    const events = await listReturnEvents(tx.db, [returnId]);
    const event = events.find(one => one.state === state);
    const [refund] = await listRefundsOfReturns(tx.db, [returnId]);
    const lines = await listReturnLines(tx.db, [returnId]);
    return (
      event && {
        ...held,
        lines,
        event,
        refund: refund && { amount: refund.amount_paise, waitsForCash: refund.waitsForCash },
      }
    );
  });
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined): Promise<Letterhead> {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
