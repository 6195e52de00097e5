import { setting } from '#features/shop/server/shop.ts';
import type { TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { FarewellId, UserId } from '#shared/id.ts';
import { findFarewell, forgetFarewell, keepFarewell } from './farewells.queries.ts';
import { farewellMail } from './own-account-mails.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'accounts.mail-farewell': { readonly farewell: FarewellId };
  }
}

/** Asks for the last mail to somebody whose account this transaction deletes; to be called while it is still there. */
export async function sayFarewell(tx: TxCtx, userId: UserId): Promise<void> {
  await tx.later('accounts.mail-farewell', { farewell: await keepFarewell(tx.db, userId) });
}

/** Tells whoever had an account that it is gone, and forgets the address with that. */
export function mailFarewell(mail: MailPort, publicUrl: string | undefined): JobHandler<'accounts.mail-farewell'> {
  return async (ctx, { farewell }) => {
    const to = await findFarewell(ctx.db, farewell);
    if (to) await handOver(ctx, mail, farewellMail({ shop: await setting(ctx, 'identity'), publicUrl }, to, farewell));
    await forgetFarewell(ctx.db, farewell);
  };
}
