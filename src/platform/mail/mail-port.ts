import { join } from 'node:path';
import type { MailPort } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** The way out for mail: SMTP where an address is given, else a folder of files. */
export function mailPort(settings: { readonly smtpUrl: string | undefined; readonly dataDir: string }): MailPort {
  return settings.smtpUrl
    ? smtpMail({ url: settings.smtpUrl })
    : outboxMail({ folder: join(settings.dataDir, 'outbox') });
}
