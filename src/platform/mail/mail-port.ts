import { join } from 'node:path';
import type { MailPort } from './mail.ts';

/** SMTP if configured, otherwise files in a folder. Loaded with the first mail, because most processes send none. */
export function mailPort(settings: { readonly smtpUrl: string | undefined; readonly dataDir: string }): MailPort {
  let opened: Promise<MailPort> | undefined;
  return {
    async send(mail) {
      opened ??= open(settings);
      await (await opened).send(mail);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}

async function open({ smtpUrl, dataDir }: Parameters<typeof mailPort>[0]): Promise<MailPort> {
  if (smtpUrl) {
    const { smtpMail } = await import('./smtp-mail.ts');
    return smtpMail({ url: smtpUrl });
  }
  const { outboxMail } = await import('./outbox-mail.ts');
  return outboxMail({ folder: join(dataDir, 'outbox') });
}
