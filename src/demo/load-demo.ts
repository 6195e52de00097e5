import { sql } from 'kysely';
import { demoShopper } from '#demo/goods/people.ts';
import { OLDEST_DAYS, reviewsAt } from '#demo/goods/reviews.ts';
import { sellers } from '#demo/goods/sellers.ts';
import { loadBanners } from '#demo/load/load-banners.ts';
import { loadOrders } from '#demo/load/load-orders.ts';
import { loadPeople } from '#demo/load/load-people.ts';
import { loadProducts } from '#demo/load/load-products.ts';
import { loadReviews } from '#demo/load/load-reviews.ts';
import { ensureBrands } from '#features/catalog/server/catalog.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';

/** Everybody of the demo signs in with it; the start says so. */
export const DEMO_PASSWORD = 'bijli-demo-2026';

/** Before the oldest review's order was placed. */
const OPENED_BEFORE_DAYS = OLDEST_DAYS + 15;
const DAY_MS = 86_400_000;

/** The setting that remembers what became of the demo, so that a shop emptied of it is not filled again. */
const DEMO_SETTING = 'demo';

export interface DemoLogin {
  readonly email: string;
  readonly is: 'shopper' | 'seller' | 'seller waiting for approval';
}

export interface DemoLoading {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly tell?: (howFar: string) => void;
}

/** Whether nothing has ever been put into this shop: no goods, no shoppers, no demo that was emptied. */
export async function isUntouched(ctx: Ctx): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not (exists (select from products) or exists (select from orders) or exists (select from users where role = 'user')
      or exists (select from settings where key = ${DEMO_SETTING})) as untouched`.execute(ctx.db);
  return rows[0]?.untouched === true;
}

/**
 * Fills an untouched shop with the demo, all of it or nothing. The house seller must be there.
 * @returns who can sign in, with DEMO_PASSWORD
 */
export async function loadDemo(ctx: Ctx, { hashPassword, tell = () => {} }: DemoLoading): Promise<DemoLogin[]> {
  const now = ctx.now();
  const since = new Date(now.getTime() - OPENED_BEFORE_DAYS * DAY_MS);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const reviews = reviewsAt(now);
  await ctx.tx(async tx => {
    tell('people');
    await ensureBrands(tx);
    const people = await loadPeople(tx, passwordHash, since);
    tell('goods');
    const products = await loadProducts(tx, people, reviews, since);
    tell('orders');
    await loadOrders(tx, people, products, reviews);
    tell('reviews');
    await loadReviews(tx, people, products, reviews);
    await loadBanners(tx, products);
    await sql`insert into settings (key, value) values (${DEMO_SETTING}, '"loaded"')`.execute(tx.db);
    tx.changed(cacheTag.everything);
  });
  // Counts made while the tables were empty would lead the planner astray.
  await sql`analyze`.execute(ctx.db);
  return [
    { email: demoShopper.email, is: 'shopper' },
    ...sellers.map(({ email, status }) => ({
      email,
      is: status === 'approved' ? ('seller' as const) : ('seller waiting for approval' as const),
    })),
  ];
}
