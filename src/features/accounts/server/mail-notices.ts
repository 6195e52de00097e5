import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx, JobName } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { Mail, MailPort } from '#platform/mail/mail.ts';
import { findChangedEmail } from './own-account.queries.ts';
import { addressChangedMail, addressIsNewMail, mobileChangedMail, passwordChangedMail } from './own-account-mails.ts';
import { findEmail } from './users.queries.ts';

type Notice<Name extends JobName> = (mail: MailPort, publicUrl: string | undefined) => JobHandler<Name>;

/** Tells whoever has an account that its password is another now. */
export const mailPasswordChanged: Notice<'accounts.mail-password-changed'> =
  (mail, publicUrl) =>
  async (ctx, { user }) =>
    notify(ctx, { mail, publicUrl, address: await findEmail(ctx.db, user) }, passwordChangedMail);

/** Tells whoever has an account that its mobile number is another now. */
export const mailMobileChanged: Notice<'accounts.mail-mobile-changed'> =
  (mail, publicUrl) =>
  async (ctx, { user }) =>
    notify(ctx, { mail, publicUrl, address: await findEmail(ctx.db, user) }, mobileChangedMail);

/** Tells the address that an account had before that it has another one now. */
export const mailEmailChanged: Notice<'accounts.mail-email-changed'> =
  (mail, publicUrl) =>
  async (ctx, { code }) =>
    notify(ctx, { mail, publicUrl, address: (await findChangedEmail(ctx.db, code))?.former }, addressChangedMail);

/** Tells the address that an account has got that it is in use. */
export const mailEmailNew: Notice<'accounts.mail-email-new'> =
  (mail, publicUrl) =>
  async (ctx, { code }) =>
    notify(ctx, { mail, publicUrl, address: (await findChangedEmail(ctx.db, code))?.email }, addressIsNewMail);

interface Notifying {
  readonly mail: MailPort;
  readonly publicUrl: string | undefined;
  /** Where there is none any more, nobody is told. */
  readonly address: string | null | undefined;
}

async function notify(
  ctx: Ctx,
  { mail, publicUrl, address }: Notifying,
  write: (head: Letterhead, address: string) => Mail,
): Promise<void> {
  if (address) await handOver(ctx, mail, write({ shop: await setting(ctx, 'identity'), publicUrl }, address));
}
