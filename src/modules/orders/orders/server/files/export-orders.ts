import { cashWords } from '#finance/cash/cash-states.ts';
import { placeOfSupply } from '#finance/invoices/place-of-supply.ts';
import { tooManyToExport } from '#orders/orders/contract.ts';
import type { OrderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { MAX_EXPORTED } from '#orders/orders/list/order-list-state.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { exportedPaymentWords, methodWords } from '#orders/orders/paying/payment-words.ts';
import { countOrders } from '#orders/orders/server/reading/count-orders.ts';
import { type FoundOrders, findOrders } from '#orders/orders/server/reading/found-orders.ts';
import type { OrderScope } from '#orders/orders/server/reading/orders.queries.ts';
import { searchReach } from '#orders/orders/server/reading/search-reach.ts';
import { stateName } from '#people/addresses/state.ts';
import type { Ctx } from '#platform/context.ts';
import type { Download } from '#platform/http/serving/serve-download.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';
import { type ExportedRow, type ExportPlace, listExported } from './export-orders.queries.ts';

/** Orders per chunk: small enough not to block the connection, large enough to export a year's orders in seconds. */
const ORDERS_PER_CHUNK = 500;

/**
 * Streams the filtered orders as a CSV file in chunks, so that it is never completely in memory. Sellers get their own
 * parts, without e-mail addresses.
 * @throws tooManyToExport, notAllowed
 */
export async function exportOrders(ctx: Ctx, scope: OrderScope, filter: OrderFilter): Promise<Download> {
  // Beyond it there are too many anyway.
  const reach = await searchReach(ctx, scope, filter, MAX_EXPORTED);
  const found = findOrders(scope, filter, ctx.now(), reach);
  const counts = await countOrders(ctx, found);
  const count = counts[filter.status ?? 'all'] ?? 0;
  if (count > MAX_EXPORTED || reach) throw tooManyToExport(count, MAX_EXPORTED);
  return { name: 'orders.csv', type: 'text/csv; charset=utf-8', pieces: chunks(ctx, scope, found, filter) };
}

async function* chunks(
  ctx: Ctx,
  scope: OrderScope,
  found: FoundOrders,
  { status }: OrderFilter,
): AsyncIterable<string> {
  yield CSV_BEGINS + speaking(ctx.language, () => csvLine(exportHeads(scope)));
  let after: ExportPlace | undefined;
  do {
    const rows = await listExported(ctx, found, status, after, ORDERS_PER_CHUNK);
    if (rows.length > 0) yield speaking(ctx.language, () => rows.map(row => csvLine(exportCells(row, scope))).join(''));
    after = rows.at(-1);
  } while (after);
}

type Cell = string | number | null;

/**
 * The CSV columns. Sellers see the delivery address, the GST details that their invoice needs, and nothing else about the
 * shopper (security case G3). A row with a GST number is B2B in GSTR-1. What is invoiced stands as on the invoice, also when
 * the order has lost its name and its company because the account was deleted.
 */
const COLUMNS: readonly (readonly [
  head: () => string,
  cell: (row: ExportedRow) => Cell,
  isForAdministrators?: true,
])[] = [
  [() => t('orders.orders.csv.number'), row => orderNumber(row.number)],
  [() => t('orders.orders.csv.date'), row => indiaMinute(row.placedAt)],
  [() => t('orders.orders.csv.seller'), row => row.seller],
  [() => t('orders.orders.csv.status'), row => ORDER_STATUS_LABELS[row.status]],
  [() => t('orders.orders.csv.method'), row => methodWords(row.paymentMethod)],
  [() => t('orders.orders.csv.paid'), exportedPaymentWords],
  [
    () => t('orders.orders.csv.cash'),
    ({ cashState: state, cashHolder: holder }) => state && cashWords({ state, holder }),
  ],
  [() => t('orders.orders.csv.units'), row => row.pieces],
  [() => t('orders.orders.csv.products'), row => row.goods],
  [() => t('orders.orders.csv.items'), row => toRupees(row.items)],
  [() => t('orders.orders.csv.delivery'), row => toRupees(row.delivery)],
  [() => t('orders.orders.csv.total'), row => toRupees(row.total)],
  [() => t('orders.orders.csv.name'), row => row.name],
  [() => t('orders.orders.csv.email'), row => row.email, true],
  [() => t('orders.orders.csv.phone'), row => row.phone.replace(/^\+91/, '')],
  [() => t('orders.orders.csv.address'), row => row.address],
  [() => t('orders.orders.csv.city'), row => row.city],
  [() => t('orders.orders.csv.state'), row => stateName(row.stateCode)],
  [() => t('orders.orders.csv.pincode'), row => row.pincode],
  [() => t('orders.orders.csv.company'), row => row.company],
  [() => t('orders.orders.csv.gstin'), row => row.gstin],
  [() => t('orders.orders.csv.supply'), row => stateName(row.supply ?? placeOfSupply(row.stateCode, row.gstin))],
  [() => t('orders.orders.csv.carrier'), row => row.carrier],
  [() => t('orders.orders.csv.tracking'), row => row.tracking],
  [() => t('orders.orders.csv.delivered'), row => row.deliveredAt && indiaMinute(row.deliveredAt)],
  [() => t('orders.orders.csv.offers'), row => row.offers],
  [() => t('orders.orders.csv.offSeller'), row => toRupees(row.offSeller)],
  [() => t('orders.orders.csv.offShop'), row => toRupees(row.offShop)],
  [() => t('orders.orders.csv.offBank'), row => toRupees(row.offBank)],
  [() => t('orders.orders.csv.agent'), row => row.agent],
];

function exportHeads(scope: OrderScope): string[] {
  return columnsFor(scope).map(([head]) => head());
}

function exportCells(row: ExportedRow, scope: OrderScope): Cell[] {
  return columnsFor(scope).map(([, cell]) => cell(row));
}

function columnsFor(scope: OrderScope) {
  return COLUMNS.filter(([, , isForAdministrators]) => scope.kind === 'all' || !isForAdministrators);
}
