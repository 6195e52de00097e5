import { setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { SellerStatus } from '#shared/actor.ts';
import type { SellerId } from '#shared/id.ts';
import { findSellerMailbox } from './mailbox.queries.ts';
import { addedMail, bankChangedMail, decisionMail } from './seller-mails.ts';
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

/** Where somebody was written to until lately. */
export type FormerAddresses = (ctx: Ctx, address: string) => Promise<readonly string[]>;

/**
 * To the seller: that its bank account is another now. Whoever takes an account over may change its e-mail address too,
 * so one that it had until lately gets the same mail.
 */
export function mailBankChanged(
  mail: MailPort,
  publicUrl: string | undefined,
  formerAddresses: FormerAddresses,
): JobHandler<'sellers.mail-bank-changed'> {
  return async (ctx, change) => {
    const to = await findSellerMailbox(ctx.db, change.sellerId);
    if (!to) return;
    const head = await letterhead(ctx, publicUrl);
    const addresses = [to.address, ...(await formerAddresses(ctx, to.address))];
    for (const [copy, address] of addresses.entries())
      await handOver(ctx, mail, bankChangedMail(head, { ...to, address }, change, copy));
  };
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined) {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
