import { setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { deleteOldAccountCodes, findCodeWanted, keepAccountCode } from './account-codes.queries.ts';
import { newOneTimeCode } from './new-one-time-code.ts';
import { addressWantedMail, newAddressMail, resetMail } from './own-account-mails.ts';
import { hashPassword } from './passwords.ts';

/**
 * Makes a code of the account and mails it, as registering does (decision 6): it stands in the clear nowhere but in the
 * mail. Who has no account is not written to, and nobody learns whether an address has one: a code that nobody is told
 * is kept all the same.
 */
export function mailAccountCode(
  mail: MailPort,
  publicUrl: string | undefined,
): JobHandler<'accounts.mail-account-code'> {
  return async (ctx, { code: id }) => {
    const wanted = await findCodeWanted(ctx.db, id);
    if (!wanted) return;
    const code = newOneTimeCode();
    await keepAccountCode(ctx.db, id, await hashPassword(code));
    const head = { shop: await setting(ctx, 'identity'), publicUrl };
    const { purpose, email, isKnown } = wanted;
    if (purpose === 'email')
      await handOver(ctx, mail, isKnown ? addressWantedMail(head, email) : newAddressMail(head, email, code));
    else if (isKnown) await handOver(ctx, mail, resetMail(head, email, id, code));
    await deleteOldAccountCodes(ctx.db);
  };
}
