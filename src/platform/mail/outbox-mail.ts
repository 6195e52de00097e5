import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import { composeMail } from './compose-mail.ts';
import type { MailPort } from './mail.ts';

/** Where the outbox lies. */
export interface OutboxOptions {
  readonly folder: string;
}

/**
 * For shops without a mail server: writes each message to a file that mail clients can open. Names sort by time. Files are
 * written atomically and readable only by their owner, since they may contain a code.
 */
export function outboxMail({ folder }: OutboxOptions): MailPort {
  let sent = 0;

  const nextName = () => {
    sent = (sent + 1) % 10_000;
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
    return `${time}-${String(sent).padStart(4, '0')}-${randomUUID().slice(0, 8)}.eml`;
  };

  const write = (path: string, message: Buffer) => writeFile(path, message, { mode: 0o600, flag: 'wx' });

  return {
    async send(mail) {
      const { raw } = composeMail(mail);
      const path = join(folder, nextName());
      try {
        await write(`${path}.part`, raw).catch(async error => {
          if (error.code !== 'ENOENT') throw error;
          await mkdir(folder, { recursive: true, mode: 0o700 });
          await write(`${path}.part`, raw);
        });
        await rename(`${path}.part`, path);
      } catch (error) {
        throw new DeliveryFailed(`The outbox folder ${folder} is not writable.`, true, error);
      }
    },

    async close() {},
  };
}
