import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { LEDGER_BREACHES } from './ledger-invariants.ts';
import { MONEY_BREACHES } from './money-invariants.ts';

/** Rules that no fault may break (docs/security-cases.md I1, I2, I4, I5, I6, M1 to M5), as queries that find what breaks them. */
const BREACHES = {
  'I1 stock is the sum of its movements and never below zero': sql`
    select p.id from products p left join stock_movements m on m.product_id = p.id
    group by p.id having p.stock < 0 or p.stock <> coalesce(sum(m.quantity), 0)`,
  'I1 what is ordered has left the stock': sql`
    select part.id from order_parts part join order_lines line on line.part_id = part.id
    left join stock_movements m on m.part_id = part.id and m.product_id = line.product_id
    group by part.id, part.status, line.id
    having coalesce(sum(m.quantity), 0) <> case when part.status in ('rejected', 'cancelled') then 0 else -line.quantity end`,
  'I2 one key, one order': sql`
    select user_id, idempotency_key from orders group by 1, 2 having count(*) > 1`,
  'I4 an order costs its lines and its delivery': sql`
    select o.id from orders o
    where o.total_paise <> (select sum(part.delivery_paise + (select sum(line.price_paise * line.quantity)
      from order_lines line where line.part_id = part.id)) from order_parts part where part.order_id = o.id)`,
  'I4 no order without a part, no part without a line': sql`
    select o.id from orders o left join order_parts part on part.order_id = o.id
    left join order_lines line on line.part_id = part.id where line.id is null`,
  'I6 one event says that it was placed': sql`
    select o.id from orders o left join order_events e on e.order_id = o.id and e.kind = 'placed'
    group by o.id having count(e.id) <> 1`,
  ...MONEY_BREACHES,
  ...LEDGER_BREACHES,
};

/** @returns the names of the rules that are broken, with what breaks them */
export async function breaches(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(BREACHES)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}
