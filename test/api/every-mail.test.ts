import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paymentProviders } from '#features/payments/server/payment-providers.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { jobHandlers } from '#src/jobs.ts';
import { mailText } from '#test/notifying/captured-mails.ts';
import { playEverything } from '#test/notifying/scene.ts';
import { tellRaw } from '#test/paying-online.ts';
import { LIMITS_IN_A_CROWD, startTestShop } from '#test/shop.ts';

it('every mail goes to whom it is for, in its words', async () => {
  let now = new Date('2026-11-20T06:00:00Z');
  const settings = { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: 'https://shop.example' };
  const shop = await startTestShop('postgres', {
    worksJobs: false,
    payments: { sandbox: true },
    mail: settings,
    now: () => now,
    limits: { ...LIMITS_IN_A_CROWD, 'register.shop': { ...LIMITS['register.shop'], windows: [[2, 3600]] } },
  });
  const sent: Mail[] = [];
  const handlers: Record<string, (ctx: typeof shop.context, data: never) => Promise<void>> = {
    ...jobHandlers(
      settings,
      { storage: {} as StoragePort },
      {
        providers: paymentProviders({ sandbox: true }, shop.open.db),
        bring: (body, headers) => tellRaw(shop.app, body, headers),
      },
      { send: async mail => void sent.push(mail), close: async () => {} },
    ),
  };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const pages: string[] = [];
  const done = new Set<string>();
  const doJobs = async () => {
    for (;;) {
      const { rows } = await shop.open.execute(
        `delete from jobs.job where state = 'created' and name like '%.%' returning name, data - '_request' as data`,
      );
      if (rows.length === 0) return;
      for (const { name, data } of rows as { name: string; data: never }[]) {
        done.add(name);
        await handlers[name]?.(shop.context, data);
      }
    }
  };
  try {
    await playEverything({ ...shop, pass }, async act => {
      await doJobs();
      const mails = sent.splice(0);
      pages.push(`##### ${act}\n\n${mails.map(mailText).sort().join('\n-----\n')}`);
      return Object.fromEntries(mails.map(({ to, subject }) => [to.address, /\d{6}/.exec(subject)?.[0] ?? '']));
    });
    expect(Object.keys(handlers).filter(name => /mail-|acknowledge/.test(name) && !done.has(name))).toEqual([]);
    await expect(pages.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, '../notifying/every-mail.txt'));
  } finally {
    await shop.end();
  }
});
