import { tooManyToExport } from '#orders/orders/contract.ts';
import { MAX_EXPORTED } from '#orders/orders/list/order-export.ts';
import type { OrderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { countOrders } from '#orders/orders/server/reading/count-orders.ts';
import { type FoundOrders, findOrders } from '#orders/orders/server/reading/found-orders.ts';
import type { Scope } from '#orders/orders/server/reading/orders.queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { Download } from '#platform/http/serving/serve-download.ts';
import { countText } from '#shared/text/count-text.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';
import { exportCells, exportHeads } from './export-orders.present.ts';
import { type ExportPlace, listExported } from './export-orders.queries.ts';

/** Orders per chunk: small enough not to block the connection, large enough to export a year's orders in seconds. */
const ORDERS_A_PIECE = 500;

/**
 * Streams the filtered orders as a CSV file in chunks, so that it is never completely in memory. Sellers get their own
 * parts, without e-mail addresses.
 * @throws tooManyToExport, notAllowed
 */
export async function exportOrders(ctx: Ctx, scope: Scope, filter: OrderFilter): Promise<Download> {
  const found = findOrders(scope, filter, ctx.now());
  const counts = await countOrders(ctx, found);
  const count = counts[filter.status ?? 'all'] ?? 0;
  if (count > MAX_EXPORTED) throw tooManyToExport(countText(count), countText(MAX_EXPORTED));
  return { name: 'orders.csv', type: 'text/csv; charset=utf-8', pieces: pieces(ctx, scope, found, filter) };
}

async function* pieces(ctx: Ctx, scope: Scope, found: FoundOrders, { status }: OrderFilter): AsyncIterable<string> {
  yield CSV_BEGINS + csvLine(exportHeads(scope));
  let after: ExportPlace | undefined;
  do {
    const rows = await listExported(ctx.db, found, status, after, ORDERS_A_PIECE);
    if (rows.length > 0) yield rows.map(row => csvLine(exportCells(row, scope))).join('');
    after = rows.at(-1);
  } while (after);
}
