import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EVENTS, FORMER_MAIL_JOBS, shopNotifications } from '#composition/notifications.ts';
import { listJobs } from '#office/jobs/contract.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { speaking } from '#shared/language/speaking.ts';
import { openShop } from '#src/shop.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { mailsIn, startTestShop } from '#test/fixtures/shop.ts';

const OLD = 'accounts.mail-mobile-changed';

it('a mail that the build before asked for is sent, and a new shop has no queues for such', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'former-'));
  const before = await startTestShop('postgres', { worksJobs: false });
  const formerQueues = async () => {
    const { rows } = await before.open.execute('select name from jobs.queue where name = any($1)', [
      Object.keys(FORMER_MAIL_JOBS),
    ]);
    return rows;
  };
  try {
    const { asha, admin } = await castOf(before);
    expect(await formerQueues()).toEqual([]);
    const queue = await openJobQueue(before.open, [OLD], before.app.log);
    await before.open.db.transaction().execute(tx => queue.send(tx, OLD, { user: asha.id }));
    await queue.stop();
    const settings = { publicUrl: undefined, trustProxy: false, logLevel: 'silent', schedule: {} } as const;
    const mail = { smtpUrl: undefined, dataDir, publicUrl: undefined };
    const now = await openShop(before.open, { ...settings, mail, worksJobs: true });
    const [sent = ''] = await mailsIn(join(dataDir, 'outbox'), 1);
    expect(sent).toContain('Subject: Your mobile number was changed');
    expect(sent).toContain(`To: ${asha.email}`);
    expect(await formerQueues()).toEqual([{ name: OLD }]);
    await now.close();

    await before.open.execute(`update jobs.job set state = 'failed' where name = $1`, [OLD]);
    const { data } = await (await before.as(admin)).call(listJobs, {});
    expect(data).toMatchObject([{ name: OLD, label: 'Mail: mobile number changed' }]);
  } finally {
    await before.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('every job has words of its own, also under its former name', () => {
  const mail = { name: 'mail', label: () => 'Mail', send: async () => {}, close: async () => {} };
  const { labels, handlers, formerHandlers } = shopNotifications([mail], undefined);
  const mailed = Object.values(EVENTS).filter(({ only = 'mail' }: { readonly only?: string }) => only === 'mail');
  expect(mailed.length).toBeGreaterThan(30);
  expect(Object.keys(handlers)).toHaveLength(mailed.length);
  expect(Object.keys(formerHandlers)).toEqual(Object.keys(FORMER_MAIL_JOBS));
  for (const name of Object.keys({ ...handlers, ...formerHandlers })) {
    expect(labels[name]?.()).toMatch(/^Mail: [a-z]/);
    expect(speaking('hi', () => labels[name]?.())).toMatch(/: [\u0900-\u097f]/);
  }
  for (const language of ['en', 'hi']) {
    const words = speaking(language, () => Object.keys(handlers).map(name => labels[name]?.()));
    expect(new Set(words).size).toBe(mailed.length);
  }
});
