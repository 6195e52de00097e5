import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** What the cases ask for: addresses are made of these. */
export interface Goods {
  readonly brands: readonly string[];
  readonly products: readonly { readonly id: string; readonly slug: string; readonly title: string }[];
}

/** So much that nothing sells out while orders are placed. */
const PLENTY = 1_000_000;

/** Fills every shelf, each with its movement, and tells what is there. */
export async function stockUp(db: Database): Promise<Goods> {
  await sql`
    with filled as (
      insert into stock_movements (product_id, quantity, reason)
      select id, ${PLENTY}::int - stock, 'adjusted' from products where stock <> ${PLENTY}::int
      returning product_id, quantity
    )
    update products set stock = stock + quantity from filled where id = product_id`.execute(db);
  await sql`analyze`.execute(db);
  return goodsOf(db);
}

/** What is on sale, in an order that has nothing to do with what it is. */
export async function goodsOf(db: Database): Promise<Goods> {
  const brands = await sql<{ id: string }>`select id from brands order by id`.execute(db);
  const products = await sql<Goods['products'][number]>`
    select id, slug, title from products where listed order by md5(slug) `.execute(db);
  return { brands: brands.rows.map(row => row.id), products: products.rows };
}
