import { setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { SellerStatus } from '#shared/actor.ts';
import type { SellerId } from '#shared/id.ts';
import { addedMail, decisionMail } from './seller-mails.ts';
import { findVendor } from './vendors.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'sellers.mail-decision': Decided;
    'sellers.mail-added': { readonly sellerId: SellerId };
  }
}

/** One decision as it was taken, whatever has been decided since. */
export interface Decided {
  readonly sellerId: SellerId;
  readonly before: SellerStatus;
  readonly status: SellerStatus;
  readonly reason: string | null;
  /** The entry of the audit log, which names the decision for good. */
  readonly entry: number;
}

/** To the seller: what was decided about it, and what comes next. */
export function mailDecision(mail: MailPort, publicUrl: string | undefined): JobHandler<'sellers.mail-decision'> {
  return async (ctx, decided) => {
    const seller = await findVendor(ctx.db, decided.sellerId);
    if (seller) await handOver(ctx, mail, decisionMail(await letterhead(ctx, publicUrl), seller, decided));
  };
}

/** To a seller whose account an administrator has made. The password is not in it. */
export function mailAdded(mail: MailPort, publicUrl: string | undefined): JobHandler<'sellers.mail-added'> {
  return async (ctx, { sellerId }) => {
    const seller = await findVendor(ctx.db, sellerId);
    if (seller) await handOver(ctx, mail, addedMail(await letterhead(ctx, publicUrl), seller));
  };
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined) {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
