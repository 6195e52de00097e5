import { setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { alarmMail } from './account-mails.ts';
import { listAdministratorEmails } from './users.queries.ts';

/** Tells every administrator that registering pauses. One message id for each of them, so that a second try is no second mail. */
export function mailAlarm(mail: MailPort): JobHandler<'accounts.mail-alarm'> {
  return async (ctx, { since }) => {
    const head = { shop: await setting(ctx, 'identity'), publicUrl: undefined };
    const sending = (await listAdministratorEmails(ctx.db)).map(address =>
      handOver(ctx, mail, alarmMail(head, address, new Date(since))),
    );
    // One who can't be reached keeps the word from nobody else.
    const failed = (await Promise.allSettled(sending)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}
