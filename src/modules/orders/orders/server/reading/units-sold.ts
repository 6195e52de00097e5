import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ProductId } from '#shared/id.ts';

/** More than any section of a page can show after its filters. */
const MOST = 1_000;

/**
 * The products of which most units were ordered since then, most first; `among` is their ids as SQL. Cancelled and rejected orders do not count, nor do
 * those that wait to be paid.
 */
export async function bestSold(db: Database, since: Date, among: RawBuilder<unknown>): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select line.product_id as id
    from order_parts part join orders o on o.id = part.order_id and o.held_until is null
    join order_lines line on line.part_id = part.id and line.service is null
    where part.placed_at >= ${since} and part.status not in ('cancelled', 'rejected')
      and line.product_id in (${among})
    group by line.product_id order by sum(line.quantity) desc, line.product_id limit ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}
