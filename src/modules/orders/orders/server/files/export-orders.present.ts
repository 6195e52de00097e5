import { cashWords } from '#finance/cash/cash-states.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { exportedPaymentWords, methodWords } from '#orders/orders/paying/payment-words.ts';
import type { Scope } from '#orders/orders/server/reading/orders.queries.ts';
import { stateName } from '#people/addresses/state.ts';
import { toRupees } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';
import type { ExportedRow } from './export-orders.queries.ts';

type Cell = string | number | null;

/** The CSV columns. Sellers see the delivery address and nothing else about the shopper (security case G3). */
const COLUMNS: readonly (readonly [head: string, cell: (row: ExportedRow) => Cell, isForAdministrators?: true])[] = [
  ['Order ID', row => orderNumber(row.number)],
  ['Order Date', row => indiaMinute(row.placedAt)],
  ['Seller', row => row.seller],
  ['Order Status', row => ORDER_STATUS_LABELS[row.status]],
  ['Payment Method', row => methodWords(row.paymentMethod)],
  ['Payment Status', exportedPaymentWords],
  ['Cash', ({ cashState: state, cashHolder: holder }) => state && cashWords({ state, holder })],
  ['Units', row => row.pieces],
  ['Products', row => row.goods],
  ['Items Total', row => toRupees(row.items)],
  ['Delivery', row => toRupees(row.delivery)],
  ['Order Price', row => toRupees(row.total)],
  ['Name', row => row.name],
  ['E-mail', row => row.email, true],
  ['Phone', row => row.phone.replace(/^\+91/, '')],
  ['Address', row => row.address],
  ['City', row => row.city],
  ['State', row => stateName(row.stateCode)],
  ['PIN', row => row.pincode],
  ['Courier', row => row.carrier],
  ['Tracking', row => row.tracking],
  ['Delivered', row => row.deliveredAt && indiaMinute(row.deliveredAt)],
];

export function exportHeads(scope: Scope): string[] {
  return columnsFor(scope).map(([head]) => head);
}

export function exportCells(row: ExportedRow, scope: Scope): Cell[] {
  return columnsFor(scope).map(([, cell]) => cell(row));
}

function columnsFor(scope: Scope) {
  return COLUMNS.filter(([, , isForAdministrators]) => scope.kind === 'all' || !isForAdministrators);
}
