import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ProductId, SellerId, UserId } from '#shared/id.ts';

export interface Bought {
  readonly buyer: UserId;
  readonly seller: SellerId;
  readonly product: ProductId;
}

const AT_ONCE = 20_000;

/** So many orders of one piece each, paid at the door, with everything that belongs to them, written past the shop for measuring. */
export async function insertManyOrders(db: Database, { buyer, seller, product }: Bought, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(from + AT_ONCE - 1, count)}::int) n`;
    await db.transaction().execute(async tx => {
      const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
      await run(sql`set local statement_timeout = 0`);
      await run(sql`insert into orders (id, user_id, idempotency_key, request_hash, payment_method, total_paise,
          ship_address, ship_city, ship_state_code, ship_pincode, ship_phone, ship_notes)
        select md5('order' || n)::uuid, ${buyer}, 'many-' || n, '\\x00', 'COD', 1000000,
          '12 MG Road', 'Bengaluru', '29', '560029', '+919876543210', 'Ring twice' from ${numbers}`);
      await run(sql`insert into order_parts (id, order_id, seller_id, seller_name, items_paise)
        select md5('part' || n)::uuid, md5('order' || n)::uuid, ${seller}, 'deccan', 1000000 from ${numbers}`);
      await run(sql`insert into order_lines (id, part_id, product_id, position, title, image, gst_rate_bp, mrp_paise, price_paise, quantity)
        select md5('line' || n)::uuid, md5('part' || n)::uuid, ${product}, 0, 'Phone', '/media/photos/none.webp', 1800, 1000000, 1000000, 1
        from ${numbers}`);
      await run(sql`insert into order_events (order_id, kind, status, actor_name)
        select md5('order' || n)::uuid, 'placed', 'pending', 'buyer' from ${numbers}`);
      await run(sql`insert into stock_movements (product_id, quantity, reason, part_id)
        select ${product}, -1, 'placed', md5('part' || n)::uuid from ${numbers}`);
    });
  }
  await sql`insert into stock_movements (product_id, quantity, reason) values (${product}, ${count}, 'adjusted')`.execute(
    db,
  );
  await db.transaction().execute(async tx => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`analyze`.execute(tx);
  });
}
