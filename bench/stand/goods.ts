import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** The data of the cases, from which addresses are made. */
export interface Goods {
  readonly brands: readonly string[];
  readonly products: readonly { readonly id: string; readonly slug: string; readonly title: string }[];
}

/** Enough that nothing sells out while orders are placed. */
const PLENTY = 1_000_000;

/** Adds stock to every product, with its movement, and returns the products. */
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

/** The products on sale, in a fixed order that mixes their kinds. */
export async function goodsOf(db: Database): Promise<Goods> {
  const brands = await sql<{ id: string }>`select id from brands order by id`.execute(db);
  const products = await sql<Goods['products'][number]>`
    select id, slug, title from products where listed order by md5(slug) `.execute(db);
  return { brands: brands.rows.map(row => row.id), products: products.rows };
}
