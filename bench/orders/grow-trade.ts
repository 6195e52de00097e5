import { growOrders } from '#commands/seed/grow-orders.ts';
import type { OpenDatabase } from '#platform/db/database.ts';

const SELLERS = 200;

/** Fills an empty, migrated database with products of 200 sellers, and with orders of a year as `npm run seed` makes them. */
export async function growTrade(
  { db, execute }: OpenDatabase,
  orders: number,
  products: number,
  report: (soFar: number) => void,
): Promise<void> {
  await execute(`insert into brands (id, label, position) values ('samsung', 'Samsung', 0)`);
  await execute(`
    insert into users (id, email, user_name, user_name_key, password_hash, role, type)
    select md5('user' || n)::uuid, 'seller' || n || '@bench.example', 'Owner ' || n, 'owner ' || n, 'none', 'admin',
      case n when 0 then 'admin' else 'vendor' end
    from generate_series(0, ${SELLERS}) n`);
  await execute(`
    insert into sellers (id, user_id, name, name_key, status, state_code)
    select md5('seller' || n)::uuid, md5('user' || n)::uuid, 'Seller ' || n, 'seller ' || n, 'Approved', '29'
    from generate_series(1, ${SELLERS}) n`);
  await execute(`
    with goods as (
      insert into products (id, seller_id, slug, title, description, category, section, brand, kind, price_paise, stock,
        gst_rate_bp, sku, images, search_text, listed)
      select md5('product' || n)::uuid, md5('seller' || 1 + n % ${SELLERS})::uuid, 'goods-' || n,
        (array['Phone', 'Speaker', 'Watch', 'Cable', 'Charger'])[1 + n / ${SELLERS} % 5] || ' model ' || n, 'For measuring.',
        'electronics', 'featured', 'samsung', 'smartphone', 50000 + n * 7919 % 20000 * 100, 1000, 1800, 'SKU-' || n, '[]', 'goods', true
      from generate_series(0, ${products - 1}) n
      returning id, stock
    ) insert into stock_movements (product_id, quantity, reason, note) select id, stock, 'adjusted', 'opening stock' from goods`);
  await execute('analyze');
  await growOrders(db, orders, new Date(), report);
}
