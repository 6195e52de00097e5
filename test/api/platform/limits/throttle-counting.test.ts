import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitName, Limits } from '#platform/throttle/limits.ts';
import { Throttle } from '#platform/throttle/throttle.ts';
import { BOTH_ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Small ones of each sort, so that every rule is reached in a few steps. */
const LIMITS = {
  'review.account': { by: 'account', kept: 'database', windows: [[5, 60]] },
  'register.network': { by: 'network', kept: 'database', isFinal: true, windows: [[5, 60]] },
  'login.email': {
    by: 'e-mail',
    kept: 'database',
    windows: [
      [2, 60],
      [3, 600],
    ],
  },
  'work.network': { by: 'network', kept: 'memory', windows: [[5, 60]] },
} as const satisfies Limits;

/** R34.1 */
describe.each(BOTH_ENGINES)('counting on the %s engine', engine => {
  let shop: TestShop;
  let throttle: Throttle;
  let who = 0;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    throttle = new Throttle(shop.open, LIMITS);
  });
  afterAll(() => shop.end());

  const somebody = () => `somebody ${++who}`;
  const takeAtOnce = (by: readonly Throttle[], limit: LimitName, name: string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, at) => (by[at % by.length] ?? throttle).take(limit, name)));
  /** As if so long had passed for every counter. */
  const later = (seconds: number) =>
    sql`update throttles set expire = expire - ${seconds * 1000}`.execute(shop.open.db);

  it.each(Object.keys(LIMITS) as (keyof typeof LIMITS)[])(
    'lets exactly so many of a crowd through: %s',
    async limit => {
      const name = somebody();
      const most = LIMITS[limit].windows[0][0];
      const taken = await takeAtOnce([throttle], limit, name, 30);
      expect(taken.filter(refused => refused === undefined)).toHaveLength(most);
      expect(taken.filter(refused => refused?.isFirst)).toHaveLength(1);
      for (const refused of taken.filter(each => each !== undefined)) {
        expect(refused.retryAfterSeconds).toBeGreaterThan(50);
        expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
      }
      expect(await throttle.take(limit, somebody())).toBeUndefined();
    },
  );

  it('counts together in several processes, and goes on after a restart (E4)', async () => {
    const name = somebody();
    const both = [throttle, new Throttle(shop.open, LIMITS)];
    const taken = await takeAtOnce(both, 'register.network', name, 20);
    expect(taken.filter(refused => refused === undefined)).toHaveLength(5);
    expect(taken.filter(refused => refused?.isFirst)).toHaveLength(1);
    expect(await new Throttle(shop.open, LIMITS).take('register.network', name)).toBeDefined();
  });

  it('starts again when the window is over', async () => {
    const name = somebody();
    await takeAtOnce([throttle], 'review.account', name, 6);
    await later(59);
    expect(await throttle.take('review.account', name)).toMatchObject({ retryAfterSeconds: 1 });
    await later(1);
    expect(await throttle.take('review.account', name)).toBeUndefined();
  });

  it('pauses longer where several windows hold; who is refused by the short one does not fill the long one', async () => {
    const name = somebody();
    await takeAtOnce([throttle], 'login.email', name, 50);
    await later(60);
    expect(await throttle.take('login.email', name)).toBeUndefined();
    const refused = await throttle.take('login.email', name);
    expect(refused?.retryAfterSeconds).toBeGreaterThan(500);
  });

  it('lets in again who was one too many at that moment, once the others turned out not to count', async () => {
    const name = somebody();
    const taken = await takeAtOnce([throttle], 'review.account', name, 6);
    expect(taken.filter(refused => refused !== undefined)).toHaveLength(1);
    for (let turn = 0; turn < 5; turn += 1) await throttle.giveBack('review.account', name);
    expect(await throttle.take('review.account', name)).toBeUndefined();
  });

  it('refuses from memory, without a query, where nothing is given back', async () => {
    const name = somebody();
    let queries = 0;
    const execute: typeof shop.open.execute = (text, values) => {
      queries += 1;
      return shop.open.execute(text, values);
    };
    const counted = new Throttle({ execute }, LIMITS);
    await takeAtOnce([counted], 'register.network', name, 6);
    queries = 0;
    expect(await counted.take('register.network', name)).toBeDefined();
    expect(queries).toBe(0);
  });

  it('gives back what did not count, and forgets', async () => {
    const name = somebody();
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await throttle.take('review.account', name)).toBeUndefined();
      await throttle.giveBack('review.account', name);
    }
    await takeAtOnce([throttle], 'login.email', name, 5);
    await throttle.forget('login.email', name);
    expect(await throttle.take('login.email', name)).toBeUndefined();
  });

  it('keeps nobody’s name, and is swept when windows are over', async () => {
    await throttle.take('login.email', 'asha@home.example');
    const rows = async () =>
      (await sql<{ key: string }>`select key from throttles order by key`.execute(shop.open.db)).rows;
    expect(JSON.stringify(await rows())).not.toMatch(/asha|home/);
    await later(601);
    await throttle.take('review.account', 'farhan');
    await shop.context.tx(tx => tx.later('throttle.sweep', {}));
    await expect.poll(async () => (await rows()).length).toBe(1);
  });
});
