import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { stockOf } from '#test/builders/buying.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { makeCrowd, placeUntilAnswered } from '#test/proof/crowd.ts';
import { twoServers } from '#test/proof/two-servers.ts';

const CARTS = 1_000;
const AT_ONCE = 100;

it(`lets ${CARTS} carts with the same products in opposite order be placed at two servers (C8)`, async () => {
  const shop = await startTestShop('postgres', { worksJobs: false });
  const servers = await twoServers(String(shop.databaseUrl));
  try {
    const { deccan, ritchie } = await castOf(shop);
    const one = await makeProduct(shop, deccan.sellerId, { stock: CARTS });
    const other = await makeProduct(shop, ritchie.sellerId, { stock: CARTS });
    const crowd = await makeCrowd(shop.open.db, CARTS, [one, other]);
    const half = crowd.slice(CARTS / 2).map(({ id }) => id);
    await sql`
      update cart_items set added_at = added_at - interval '1 minute'
      where product_id = case when user_id = any(${half}) then ${one}::uuid else ${other}::uuid end`.execute(
      shop.open.db,
    );
    const crossing = crowd.slice(0, CARTS / 2).flatMap((buyer, at) => [buyer, crowd[at + CARTS / 2] ?? buyer]);
    const queue = crossing.values();
    const statuses = new Set<number>();
    const shopper = async () => {
      for (const buyer of queue) statuses.add((await placeUntilAnswered(servers.url, buyer, randomUUID())).status);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, shopper));
    expect([...statuses]).toEqual([200]);
    expect([await stockOf(shop.open.db, one), await stockOf(shop.open.db, other)]).toEqual([0, 0]);
    expect(await breaches(shop.open.db)).toEqual([]);
  } finally {
    await servers.close();
    await shop.end();
  }
});
