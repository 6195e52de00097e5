import { setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { findFormerEmail } from './own-account.queries.ts';
import { addressChangedMail, passwordChangedMail } from './own-account-mails.ts';
import { findEmail } from './users.queries.ts';

/** Tells whoever has an account that its password is another now. */
export function mailPasswordChanged(
  mail: MailPort,
  publicUrl: string | undefined,
): JobHandler<'accounts.mail-password-changed'> {
  return async (ctx, { user }) => {
    const address = await findEmail(ctx.db, user);
    if (address === undefined) return;
    await handOver(ctx, mail, passwordChangedMail({ shop: await setting(ctx, 'identity'), publicUrl }, address));
  };
}

/** Tells the address that an account had before that it has another one now. */
export function mailEmailChanged(
  mail: MailPort,
  publicUrl: string | undefined,
): JobHandler<'accounts.mail-email-changed'> {
  return async (ctx, { code }) => {
    const address = await findFormerEmail(ctx.db, code);
    if (address === undefined) return;
    await handOver(ctx, mail, addressChangedMail({ shop: await setting(ctx, 'identity'), publicUrl }, address));
  };
}
