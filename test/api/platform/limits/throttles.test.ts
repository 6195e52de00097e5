import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS, type LimitName } from '#platform/throttle/limits.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { NO_SERVICES } from '#shared/ports/ask-bench.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { prepareTrials } from '#test/builders/limit-trials/limit-trials.ts';
import type { Answer } from '#test/builders/limit-trials/trial-kit.ts';
import type { Trial, Trials } from '#test/builders/limit-trials/trials.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Each limit of the shop with its own numbers, and that it is this one which holds. R34 */
describe('what may be done only so often', () => {
  const log: string[] = [];
  let shop: TestShop;
  let cast: Cast;
  let trials: Trials;
  /** A second shop on the same database, in which each limit in turn counts nothing. */
  let freer: Shop;
  beforeAll(async () => {
    const logTo = { write: (line: string) => log.push(line) };
    shop = await startTestShop('postgres', {
      limits: LIMITS,
      address: 'https://shop.example',
      trustProxy: 1,
      logLevel: 'info',
      logTo,
    });
    cast = await castOf(shop);
    trials = await prepareTrials(shop, cast);
    const mail = { smtpUrl: undefined, dataDir: '/nonexistent', publicUrl: undefined };
    const settings = { publicUrl: undefined, trustProxy: 1, logLevel: 'silent', worksJobs: false, mail } as const;
    const address = 'https://shop.example';
    freer = await openShop(shop.open, { ...settings, address, tools: NO_SERVICES, limits: LIMITS });
  });
  afterAll(async () => {
    await freer.close();
    await shop.end();
  });

  const names = Object.keys(LIMITS) as LimitName[];

  async function run(at: Shop, name: LimitName): Promise<{ trial: Trial; answers: Answer[] }> {
    const trial = await trials[name](at);
    const { times = 0, who = '' } = trial.before ?? {};
    if (times > 0) await at.api.throttle.take(name, who, times);
    const answers: Answer[] = [];
    const most = (LIMITS[name].windows[0][0] - times) / (trial.each ?? 1);
    for (let turn = 0; turn <= most; turn += 1) answers.push(await trial.act(turn));
    return { trial, answers };
  }

  it.each(names)(
    '%s is limited to its number, and the refusal says when to try again',
    { timeout: 120_000 },
    async name => {
      const [[, seconds]] = LIMITS[name].windows;
      const { trial, answers } = await run(shop, name);
      const refused = answers.pop();
      expect(answers.map(answer => answer.status)).not.toContain(429);
      expect(refused).toMatchObject({ status: 429, code: trial.refusal });
      expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
      expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(seconds);
      expect(refused?.message).toMatch(/ in \d+ (seconds|minutes|hours)\b/);
    },
  );

  it.each(names)('%s is what holds there: without it nobody is refused', { timeout: 120_000 }, async name => {
    await sql`delete from throttles`.execute(shop.open.db);
    const { throttle } = freer.api;
    const take = throttle.take.bind(throttle);
    const without = vi
      .spyOn(throttle, 'take')
      .mockImplementation(async (limit, ...more) => (limit === name ? undefined : take(limit, ...more)));
    const { answers } = await run(freer, name).finally(() => without.mockRestore());
    expect(answers.map(answer => answer.status)).not.toContain(429);
    expect(answers.map(answer => answer.code)).not.toContain(invalidInput.code);
  });

  it('says so to the log and to the administrators, once, when registering pauses (E12)', async () => {
    const alarms = () => shop.mails(1).then(all => all.filter(mail => mail.includes(': registration is paused')));
    await expect.poll(alarms).toHaveLength(1);
    expect((await alarms())[0]).toContain(`To: ${cast.admin.email}`);
    expect(log.filter(line => line.includes('registration is paused'))).toHaveLength(1);
  });

  it('writes nothing about addresses without anything into the log (E8)', () => {
    expect(log.filter(line => line.includes('wp-admin'))).toEqual([]);
  });
});
