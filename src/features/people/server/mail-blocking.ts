import { findPerson } from '#features/accounts/server/accounts.ts';
import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { UserId } from '#shared/id.ts';
import { blockedMail, unblockedMail } from './blocking-mails.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    /** `entry` is that of the audit log, which names the act for good. */
    'people.mail-blocked': { readonly user: UserId; readonly reason: string; readonly entry: number };
    'people.mail-unblocked': { readonly user: UserId; readonly entry: number };
  }
}

/** Tells somebody that they are shut out and why. */
export function mailBlocked(mail: MailPort, publicUrl: string | undefined): JobHandler<'people.mail-blocked'> {
  return async (ctx, { user, reason, entry }) => {
    const person = await findPerson(ctx.db, user);
    if (person) await handOver(ctx, mail, blockedMail(await letterhead(ctx, publicUrl), person, { reason, entry }));
  };
}

/** Tells somebody that they may come in again. */
export function mailUnblocked(mail: MailPort, publicUrl: string | undefined): JobHandler<'people.mail-unblocked'> {
  return async (ctx, { user, entry }) => {
    const person = await findPerson(ctx.db, user);
    if (person) await handOver(ctx, mail, unblockedMail(await letterhead(ctx, publicUrl), person, entry));
  };
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined): Promise<Letterhead> {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
