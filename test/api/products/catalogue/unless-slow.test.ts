import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlessSlow } from '#products/catalog/server/reading/unless-slow.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop('postgres');
});
afterAll(() => shop.end());

it('a part that takes too long is left out and not asked for again for a minute; other failures are told', async () => {
  let asked = 0;
  const told = [] as string[];
  const ctx = { ...shop.context, dependsOn: (...tags: readonly string[]) => void told.push(...tags) };
  const slow = () =>
    unlessSlow(ctx, 'slow', [], () => {
      asked += 1;
      return shop.open.db.transaction().execute(async tx => {
        await sql`set local statement_timeout = 20`.execute(tx);
        await sql`select pg_sleep(5)`.execute(tx);
        return 'late';
      });
    });
  expect([await slow(), await slow(), asked]).toEqual([undefined, undefined, 1]);
  expect(told.some(tag => tag.startsWith('until:'))).toBe(true);
  await expect(unlessSlow(ctx, 'wrong', [], () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await unlessSlow(ctx, 'right', [], async () => 7)).toBe(7);
});
