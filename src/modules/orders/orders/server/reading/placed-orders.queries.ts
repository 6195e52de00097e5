import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OrderId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { WholeOrder } from './orders.present.ts';
import type { LineRow, OrderRow, PartRow } from './orders.queries.ts';

/** What the letters about a new order tell. */
export type PlacedOrder = Pick<WholeOrder, 'order' | 'parts'> & { readonly lines: readonly PlacedLine[] };

/** A line, with the old phone that is given for it and what was quoted. */
export interface PlacedLine extends LineRow {
  readonly phone?: string | null;
  readonly phoneQuoted?: Paise | null;
}

/** Several orders, in three statements for all of them. */
export async function listPlacedOrders(
  db: Database,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, PlacedOrder>> {
  const orders = await sql<OrderRow>`select * from orders where id = any(${ids}::uuid[])`.execute(db);
  const parts = await sql<PartRow>`
    select * from order_parts where order_id = any(${ids}::uuid[]) order by seller_name, id`.execute(db);
  const lines = await sql<PlacedLine & { readonly order_id: OrderId }>`
    select line.*, part.order_id, old.model as phone, old.quoted_paise as "phoneQuoted"
    from order_lines line join order_parts part on part.id = line.part_id
    left join order_exchanges old on old.line_id = line.id
    where part.order_id = any(${ids}::uuid[]) order by line.part_id, line.position`.execute(db);
  const partsOf = Map.groupBy(parts.rows, part => part.order_id);
  const linesOf = Map.groupBy(lines.rows, line => line.order_id);
  return new Map(
    orders.rows.map(order => [
      order.id,
      { order, parts: partsOf.get(order.id) ?? [], lines: linesOf.get(order.id) ?? [] },
    ]),
  );
}
