import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addPrice } from '#products/prices/prices.contract.ts';
import { paise } from '#shared/money/money.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { makeCrowd, placeUntilAnswered } from '#test/proof/crowd.ts';
import { twoServers } from '#test/proof/two-servers.ts';

const BUYERS = 10_000;
const UNITS = 100;
const AT_ONCE = 100;

it(`sells exactly ${UNITS} units of a deal to ${UNITS} of ${BUYERS} buyers at two servers`, async () => {
  const shop = await startTestShop('postgres', { worksJobs: false });
  const servers = await twoServers(String(shop.databaseUrl));
  try {
    const { deccan } = await castOf(shop);
    const phone = await makeProduct(shop, deccan.sellerId, { stock: UNITS });
    const crowd = await makeCrowd(shop.open.db, BUYERS, [phone]);
    const seller = await shop.as(deccan);
    await seller.call(addPrice, {
      ...{ productId: phone, price: paise(800_000), units: UNITS, perPerson: 1 },
      ...{ startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 3_600_000) },
    });
    const queue = crowd.values();
    const statuses = new Map<number, number>();
    const shopper = async () => {
      for (const buyer of queue) {
        const { status } = await placeUntilAnswered(servers.url, buyer, randomUUID());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, shopper));
    expect(Object.fromEntries(statuses)).toEqual({ 200: UNITS, 409: BUYERS - UNITS });
    const { rows } = await sql<{ sold: number; people: number; cheap: number; stock: number; state: string }>`
      select (select sum(quantity)::int from deal_sales) as sold, (select count(distinct person)::int from deal_sales) as people,
        (select count(*)::int from order_lines where price_paise = 800000) as cheap, p.stock, s.state
      from products p join scheduled_prices s on s.product_id = p.id`.execute(shop.open.db);
    expect(rows).toEqual([{ sold: UNITS, people: UNITS, cheap: UNITS, stock: 0, state: 'sold-out' }]);
    expect(await breaches(shop.open.db)).toEqual([]);
  } finally {
    await servers.close();
    await shop.end();
  }
});
