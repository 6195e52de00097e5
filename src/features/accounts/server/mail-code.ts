import { setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { codeMail, knownAddressMail } from './account-mails.ts';
import { newOneTimeCode } from './new-one-time-code.ts';
import { hashPassword } from './passwords.ts';
import { deleteOldRegistrations, findCodeReader, keepCode } from './registrations.queries.ts';

/**
 * Makes a registration's code and mails it. The code is made here and not in step 1, so that it stands nowhere in the
 * clear but in the mail: the job carries the registration's id, the database a hash as slow to guess as a password's.
 * Done twice, because the process died in between, it mails two codes of which the newer one works.
 * Where the address has an account its owner gets a notice instead; a code nobody knows is kept all the same, so that
 * guessing costs the same there.
 */
export function mailCode(mail: MailPort, publicUrl: string | undefined): JobHandler<'accounts.mail-code'> {
  return async (ctx, { registration }) => {
    const reader = await findCodeReader(ctx.db, registration);
    if (!reader) return;
    const code = newOneTimeCode();
    await keepCode(ctx.db, registration, await hashPassword(code));
    const head = { shop: await setting(ctx, 'identity'), publicUrl };
    await deleteOldRegistrations(ctx.db);
    const message = reader.isKnown ? knownAddressMail(head, reader.email) : codeMail(head, reader.email, code);
    await handOver(ctx, mail, message);
  };
}
