import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listJobs, retryAllJobs, retryJob } from '#office/jobs/contract.ts';
import { register } from '#people/accounts/contract.ts';
import { type Id, newId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { shopperFields } from '#test/builders/registering.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PATIENCE = { timeout: 20_000 };

describe.each(ENGINES)('jobs that failed on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let server: SMTPServer;
  /** What the mail server answers: takes it, refuses it for good, or for now. */
  let answer: 250 | 550 | 450 = 250;
  const taken: string[] = [];
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _session, done) {
        if (answer !== 250) return done(Object.assign(new Error(`No mailbox <${address}>`), { responseCode: answer }));
        taken.push(address);
        done();
      },
    });
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    shop = await startTestShop(engine, { mail: { smtpUrl, dataDir: '/nowhere', publicUrl: undefined } });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(async () => {
    await shop.end();
    await new Promise<void>(closed => server.close(closed));
  });

  const listed = async (show: 'given-up' | 'waiting') => (await admin.call(listJobs, { show })).data;
  const refuse = async (how: 550 | 450) => {
    answer = how;
    const fields = shopperFields();
    await shop.guest.call(register, fields);
    const show = how === 550 ? 'given-up' : 'waiting';
    await expect.poll(async () => (await listed(show)).length, PATIENCE).toBeGreaterThan(0);
    return fields.email;
  };

  it('has a mail that was refused for good after one try, with the reason and without whom it was for', async () => {
    const email = await refuse(550);
    const [job, ...others] = await listed('given-up');
    expect(others).toEqual([]);
    expect(job).toMatchObject({
      name: 'mail.accounts.registration-code',
      label: 'Mail: registration code',
      tries: 1,
      nextTryAt: null,
      reason: 'The mail server did not accept the message (550).',
    });
    const raw = await admin.inject({ url: '/api/admin/jobs/get' });
    expect(raw.body).not.toMatch(new RegExp(`${email}|registration"|mailbox`, 'i'));
    expect((await admin.call(listJobs, {})).counts).toEqual({ 'given-up': 1, waiting: 0 });
  });

  it('retries a job on request, which removes it from the list', async () => {
    const [job] = await listed('given-up');
    const _id = job?._id as Id<'job'>;
    answer = 250;
    const before = taken.length;
    await admin.call(retryJob, { _id });
    await expect.poll(() => taken.length, PATIENCE).toBe(before + 1);
    expect(await listed('given-up')).toEqual([]);
    expect((await admin.call(listAudit, { act: 'job.retried' })).data).toMatchObject([
      { by: 'anita', on: { kind: 'job', id: _id, name: 'Mail: registration code' } },
    ]);
  });

  it('shows when a job is retried, and can retry it sooner', async () => {
    await refuse(450);
    // Far ahead, so that nothing but the administrator brings it forward.
    const put = async () =>
      (
        await sql`update jobs.job set start_after = now() + interval '1 hour' where state = 'retry'
        returning id`.execute(shop.open.db)
      ).rows.length;
    await expect.poll(put, PATIENCE).toBe(1);
    const [job] = await listed('waiting');
    expect(job).toMatchObject({ name: 'mail.accounts.registration-code', failedAt: null });
    expect(job?.tries).toBeGreaterThanOrEqual(1);
    expect(job?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    answer = 250;
    const before = taken.length;
    await admin.call(retryJob, { _id: job?._id as Id<'job'> });
    await expect.poll(() => taken.length, PATIENCE).toBe(before + 1);
    expect(await listed('waiting')).toEqual([]);
  });

  it('tries all again at once, which is one act', async () => {
    await refuse(550);
    await shop.guest.call(register, shopperFields());
    await expect.poll(async () => (await listed('given-up')).length, PATIENCE).toBe(2);
    answer = 250;
    expect((await admin.call(retryAllJobs, {})).message).toBe('2 jobs will be retried');
    await expect.poll(async () => listed('given-up'), PATIENCE).toEqual([]);
    expect((await admin.call(retryAllJobs, {})).message).toBe('There is nothing to retry');
    const { data } = await admin.call(listAudit, { act: 'job.all-retried' });
    expect(data.map(({ on }) => on.name)).toEqual(['2 jobs']);
  });

  it('is for administrators alone, and about jobs that failed', async () => {
    const calls = [
      { url: '/api/admin/jobs/get' },
      { method: 'POST', url: '/api/admin/jobs/retry', payload: { _id: newId() } },
      { method: 'POST', url: '/api/admin/jobs/retry-all', payload: {} },
    ] as const;
    for (const call of calls) {
      expect((await shop.guest.inject(call)).statusCode).toBe(401);
      for (const person of [cast.asha, cast.waiting, cast.deccan])
        expect((await (await shop.as(person)).inject(call)).statusCode).toBe(403);
    }
    const missing = await admin.inject(calls[1]);
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'jobs.missing']);
  });
});
