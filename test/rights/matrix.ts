import { ACCOUNT_ROWS } from '#test/rights/rows/account-rows.ts';
import { AGENT_ROWS } from '#test/rights/rows/agent-rows.ts';
import { APPROVAL_ROWS } from '#test/rights/rows/approval-rows.ts';
import { ASSISTANT_ROWS } from '#test/rights/rows/assistant-rows.ts';
import { ATTRIBUTE_ROWS } from '#test/rights/rows/attribute-rows.ts';
import { BACK_OFFICE_ROWS } from '#test/rights/rows/back-office-rows.ts';
import { BANNER_ROWS } from '#test/rights/rows/banner-rows.ts';
import { BY_HAND_ROWS } from '#test/rights/rows/by-hand-rows.ts';
import { CANCEL_ROWS } from '#test/rights/rows/cancel-rows.ts';
import { CASH_ROWS } from '#test/rights/rows/cash-rows.ts';
import { CATEGORY_ROWS } from '#test/rights/rows/category-rows.ts';
import { CHECKOUT_ROWS } from '#test/rights/rows/checkout-rows.ts';
import { CONNECTION_ROWS } from '#test/rights/rows/connection-rows.ts';
import { FRONT_PROPOSAL_ROWS } from '#test/rights/rows/front-proposal-rows.ts';
import { FRONT_ROWS } from '#test/rights/rows/front-rows.ts';
import { IMPORT_ROWS } from '#test/rights/rows/import-rows.ts';
import { INVOICE_ROWS } from '#test/rights/rows/invoice-rows.ts';
import { LEDGER_ROWS } from '#test/rights/rows/ledger-rows.ts';
import { MATCHING_ROWS } from '#test/rights/rows/matching-rows.ts';
import { OFFER_ROWS } from '#test/rights/rows/offer-rows.ts';
import { OWN_ACCOUNT_ROWS } from '#test/rights/rows/own-account-rows.ts';
import { OWN_ROWS } from '#test/rights/rows/own-rows.ts';
import { PAGE_TEXT_ROWS } from '#test/rights/rows/page-text-rows.ts';
import { PAYMENT_ROWS } from '#test/rights/rows/payment-rows.ts';
import { PRICE_ROWS } from '#test/rights/rows/price-rows.ts';
import { PRODUCT_ROWS } from '#test/rights/rows/product-rows.ts';
import { QUESTION_ROWS } from '#test/rights/rows/question-rows.ts';
import { RETURN_ROWS } from '#test/rights/rows/return-rows.ts';
import { SEARCH_ROWS } from '#test/rights/rows/search-rows.ts';
import { SERIAL_ROWS } from '#test/rights/rows/serial-rows.ts';
import { SERVICE_ROWS } from '#test/rights/rows/service-rows.ts';
import { SHIPMENT_ROWS } from '#test/rights/rows/shipment-rows.ts';
import { SHOP_ROWS } from '#test/rights/rows/shop-rows.ts';
import { STATUS_ROWS } from '#test/rights/rows/status-rows.ts';
import { STOCK_ROWS } from '#test/rights/rows/stock-rows.ts';
import { UPLOAD_ROWS } from '#test/rights/rows/upload-rows.ts';
import { WEBHOOK_ROWS } from '#test/rights/rows/webhook-rows.ts';
import { ACTORS, waysOf } from './actors.ts';
import type { Row } from './row.ts';
import type { Scene } from './scene.ts';
import { type Cell, cellsOf, type ReadyCell, readyCell, sentWhenRefused, tryCell } from './try-cell.ts';

/** Every call of the shop with what each actor must be answered. A call that is not here fails the tests. */
export const MATRIX: readonly Row[] = [
  ...ACCOUNT_ROWS,
  ...OWN_ACCOUNT_ROWS,
  ...OWN_ROWS,
  ...CHECKOUT_ROWS,
  ...AGENT_ROWS,
  ...BY_HAND_ROWS,
  ...SHOP_ROWS,
  ...CANCEL_ROWS,
  ...BACK_OFFICE_ROWS,
  ...IMPORT_ROWS,
  ...INVOICE_ROWS,
  ...PRODUCT_ROWS,
  ...UPLOAD_ROWS,
  ...BANNER_ROWS,
  ...ATTRIBUTE_ROWS,
  ...FRONT_ROWS,
  ...FRONT_PROPOSAL_ROWS,
  ...CATEGORY_ROWS,
  ...APPROVAL_ROWS,
  ...MATCHING_ROWS,
  ...SEARCH_ROWS,
  ...PAGE_TEXT_ROWS,
  ...QUESTION_ROWS,
  ...RETURN_ROWS,
  ...SERIAL_ROWS,
  ...SERVICE_ROWS,
  ...STOCK_ROWS,
  ...PAYMENT_ROWS,
  ...CASH_ROWS,
  ...OFFER_ROWS,
  ...PRICE_ROWS,
  ...LEDGER_ROWS,
  ...STATUS_ROWS,
  ...SHIPMENT_ROWS,
  ...CONNECTION_ROWS,
  ...WEBHOOK_ROWS,
  ...ASSISTANT_ROWS,
];

/**
 * Tries the cells of a row. What is refused comes first, and must have changed nothing.
 * @param changed in which tables something has changed since it was last asked
 * @returns what is not as it must be
 */
export async function tryRow(row: Row, scene: Scene, changed: () => Promise<string[]>): Promise<string[]> {
  const isPublic = scene.shop.api.routes.some(route => route.guard.isPublic && nameOfCall(route.endpoint) === row.call);
  const cells = cellsTried(row);
  const refused: ReadyCell[] = [];
  const sentBy = await sentWhenRefused(row, scene);
  for (const cell of cells.filter(({ status }) => status !== 200))
    refused.push(await readyCell(cell, scene, sentBy(cell.actor)));
  const faults: string[] = [];
  await changed();
  for (const cell of refused) faults.push(...(await tryCell(cell, scene, isPublic)));
  const touched = await changed();
  if (touched.length > 0) faults.push(`${row.call}: a refusal changed ${touched.join(', ')}`);

  for (const cell of cells.filter(({ status }) => status === 200))
    faults.push(...(await tryCell(await readyCell(cell, scene), scene, isPublic)));
  return faults;
}

/**
 * All cells in the long run. Otherwise each actor shows who they are in one way, by turns from row to row: which way it
 * was is known to the hook that reads sessions and to nothing behind it.
 */
function cellsTried(row: Row): Cell[] {
  const cells = cellsOf(row);
  if (process.env.LONG === '1') return cells;
  const turn = MATRIX.indexOf(row);
  return cells.filter(({ actor, way }) => {
    const ways = waysOf(actor);
    return way === ways[(turn + ACTORS.indexOf(actor)) % ways.length];
  });
}

export function nameOfCall({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}
