import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { makeCrowd, placeUntilAnswered } from '#test/proof/crowd.ts';
import { twoServers } from '#test/proof/two-servers.ts';

const BUYERS = 10_000;
const USES = 100;
const AT_ONCE = 100;

it(`lets exactly ${USES} of ${BUYERS} orders at two servers use an offer for ${USES}, within its budget`, async () => {
  const shop = await startTestShop('postgres', { worksJobs: false });
  const servers = await twoServers(String(shop.databaseUrl));
  try {
    const { deccan } = await castOf(shop);
    const phone = await makeProduct(shop, deccan.sellerId, { stock: BUYERS });
    // Each use costs ₹1,000; the budget is for one order more than the offer, less a paisa.
    await makeOffer(shop, { code: 'HUNDRED', most: USES, budget: paise((USES + 1) * 100_000 - 1), per_person: 1 });
    const crowd = await makeCrowd(shop.open.db, BUYERS, [phone]);
    await sql`update carts set codes = '["HUNDRED"]'`.execute(shop.open.db);
    const queue = crowd.values();
    const statuses = new Set<number>();
    const shopper = async () => {
      for (const buyer of queue) statuses.add((await placeUntilAnswered(servers.url, buyer, randomUUID())).status);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, shopper));
    expect([...statuses].filter(status => status !== 200 && status !== 409)).toEqual([]);
    const { rows } = await sql<{ used: number; counted: number; spent: number }>`
      select (select count(*)::int from offer_redemptions) as used, c.used as counted, c.spent_paise as spent
      from offer_counts c`.execute(shop.open.db);
    expect(rows).toEqual([{ used: USES, counted: USES, spent: USES * 100_000 }]);
    expect(await breaches(shop.open.db)).toEqual([]);
  } finally {
    await servers.close();
    await shop.end();
  }
});
