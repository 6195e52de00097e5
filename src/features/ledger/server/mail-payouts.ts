import { findSellerMailbox } from '#features/sellers/server/sellers.ts';
import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { Mail, Mailbox, MailPort } from '#platform/mail/mail.ts';
import type { Id, SellerId } from '#shared/id.ts';
import { findPosting } from './manual-postings.queries.ts';
import { adjustmentMail, payoutMail, payoutReversedMail } from './payout-mails.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'ledger.mail-adjustment': { readonly adjustmentId: Id<'payout'> };
    'ledger.mail-payout': { readonly payoutId: Id<'payout'> };
    'ledger.mail-payout-reversed': { readonly payoutId: Id<'payout'> };
  }
}

/** To the seller: what was paid out to it. */
export function mailPayout(mail: MailPort, publicUrl: string | undefined): JobHandler<'ledger.mail-payout'> {
  return async (ctx, { payoutId }) => {
    const paid = await findPosting(ctx.db, 'paid_out', payoutId);
    if (!paid) return;
    await toSeller(ctx, { mail, publicUrl, sellerId: paid.sellerId }, (head, to) =>
      payoutMail(head, to, payoutId, paid),
    );
  };
}

/** To the seller: that a payout does not count any more, and why. */
export function mailPayoutReversed(
  mail: MailPort,
  publicUrl: string | undefined,
): JobHandler<'ledger.mail-payout-reversed'> {
  return async (ctx, { payoutId }) => {
    const paid = await findPosting(ctx.db, 'paid_out', payoutId);
    const reversed = await findPosting(ctx.db, 'payout_reversed', payoutId);
    if (!paid || !reversed) return;
    const reason = reversed.note ?? '';
    await toSeller(ctx, { mail, publicUrl, sellerId: paid.sellerId }, (head, to) =>
      payoutReversedMail(head, to, payoutId, { paid, reason }),
    );
  };
}

/** To the seller: that what it is owed was adjusted, and why. */
export function mailAdjustment(mail: MailPort, publicUrl: string | undefined): JobHandler<'ledger.mail-adjustment'> {
  return async (ctx, { adjustmentId }) => {
    const adjusted = await findPosting(ctx.db, 'adjusted', adjustmentId);
    if (!adjusted) return;
    await toSeller(ctx, { mail, publicUrl, sellerId: adjusted.sellerId }, (head, to) =>
      adjustmentMail(head, to, adjustmentId, adjusted),
    );
  };
}

interface Sending {
  readonly mail: MailPort;
  readonly publicUrl: string | undefined;
  readonly sellerId: SellerId;
}

async function toSeller(
  ctx: Ctx,
  { mail, publicUrl, sellerId }: Sending,
  write: (head: Letterhead, to: Mailbox) => Mail,
): Promise<void> {
  const to = await findSellerMailbox(ctx.db, sellerId);
  if (to) await handOver(ctx, mail, write({ shop: await setting(ctx, 'identity'), publicUrl }, to));
}
