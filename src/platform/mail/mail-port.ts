import { join } from 'node:path';
import type { MailPort } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** SMTP if configured, otherwise files in a folder. */
export function mailPort(settings: { readonly smtpUrl: string | undefined; readonly dataDir: string }): MailPort {
  return settings.smtpUrl
    ? smtpMail({ url: settings.smtpUrl })
    : outboxMail({ folder: join(settings.dataDir, 'outbox') });
}
