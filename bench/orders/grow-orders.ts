import type { OpenDatabase } from '#platform/db/database.ts';

const SHOPPERS = 5_000;
const SELLERS = 200;

/**
 * Fills an empty, migrated database with orders over a year, two days of which wait to be sent: one or two parts each,
 * as a shop with many sellers has them. Written by the database itself, because only how many there are matters.
 */
export async function growOrders({ execute }: OpenDatabase, orders: number, products: number): Promise<void> {
  // There is one connection; what fills the shop may take its time, what is measured may not.
  await execute('set statement_timeout = 0');
  await execute(`insert into brands (id, label, position) values ('samsung', 'Samsung', 0)`);
  await execute(`
    insert into users (id, email, user_name, user_name_key, password_hash, role, type)
    select md5('user' || n)::uuid, 'shopper' || n || '@bench.example', 'Shopper ' || n, 'shopper ' || n, 'none',
      case when n <= ${SELLERS} then 'admin' else 'user' end, case when n <= ${SELLERS} then 'vendor' else 'user' end
    from generate_series(1, ${SHOPPERS + SELLERS}) n`);
  await execute(`
    insert into sellers (id, user_id, name, name_key, status, state_code)
    select md5('seller' || n)::uuid, md5('user' || n)::uuid, 'Seller ' || n, 'seller ' || n, 'Approved', '29'
    from generate_series(1, ${SELLERS}) n`);
  await execute(`
    insert into products (id, seller_id, slug, title, description, category, section, brand, kind, price_paise, stock,
      gst_rate_bp, images, search_text, listed)
    select md5('product' || n)::uuid, md5('seller' || 1 + n % ${SELLERS})::uuid, 'goods-' || n,
      (array['Phone', 'Speaker', 'Watch', 'Cable', 'Charger'])[1 + n % 5] || ' model ' || n, 'For measuring.', 'electronics',
      'featured', 'samsung', 'smartphone', 1000000, 1000, 1800, '[]', 'goods', true
    from generate_series(0, ${products - 1}) n`);
  await execute(`
    insert into orders (id, user_id, idempotency_key, request_hash, payment_method, status, payment_status, total_paise,
      ship_name, ship_address, ship_city, ship_state_code, ship_pincode, ship_phone, ship_notes, placed_at, updated_at)
    select md5('order' || n)::uuid, md5('user' || ${SELLERS} + 1 + n % ${SHOPPERS})::uuid, 'key' || n, '\\x00', 'COD',
      case when n > ${orders} * 0.994 then (array['pending', 'inProcess'])[1 + n % 2]
        when n > ${orders} * 0.98 then 'inShipping' when n % 20 = 0 then 'rejected' else 'delivered' end,
      'pending', 1000000 + n % 1000 * 100, 'Shopper', '1 Road', 'Pune', '27', '411001', '+919876543210', 'None',
      now() - (${orders} - n) * interval '1 year' / ${orders}, now()
    from generate_series(1, ${orders}) n`);
  await execute(`
    insert into order_parts (id, order_id, seller_id, seller_name, status, items_paise, placed_at, updated_at)
    select md5('part' || n || ':' || p)::uuid, md5('order' || n)::uuid, md5('seller' || 1 + (n * 7 + p) % ${SELLERS})::uuid,
      'Seller ' || 1 + (n * 7 + p) % ${SELLERS}, o.status, 1000000, o.placed_at, o.updated_at
    from generate_series(1, ${orders}) n cross join generate_series(0, 1) p
    join orders o on o.id = md5('order' || n)::uuid where p = 0 or n % 4 = 0`);
  await execute(`
    insert into order_lines (id, part_id, product_id, position, title, image, sku, gst_rate_bp, mrp_paise, price_paise, quantity)
    select md5('line' || part.id || ':' || l)::uuid, part.id, product.id, l, product.title, '', 'SKU-' || product.slug, 1800,
      1000000, 1000000, 1
    from order_parts part cross join generate_series(0, 1) l
    join products product
      on product.id = md5('product' || (('x' || left(md5(part.id::text || l), 7))::bit(28)::int % ${products}))::uuid
    where l = 0 or left(part.id::text, 1) in ('0', '1', '2', '3')
    on conflict do nothing`);
  for (const table of ['orders', 'order_parts', 'order_lines', 'users', 'products', 'sellers'])
    await execute(`vacuum analyze ${table}`);
  await execute('reset statement_timeout');
}
