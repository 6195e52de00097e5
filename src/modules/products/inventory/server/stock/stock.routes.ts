import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { adjustStock as adjustEndpoint, listStockMovements } from '#products/inventory/stock/stock.contract.ts';
import {
  changeInBulk as bulkEndpoint,
  listStock as listEndpoint,
  saveStockRows as saveEndpoint,
} from '#products/inventory/stock/stock-sheet.contract.ts';
import { adjustStock } from './adjust-stock.ts';
import { changeInBulk } from './change-in-bulk.ts';
import { listStock } from './list-stock.ts';
import { saveStockRows } from './save-stock-rows.ts';
import { stockHistory } from './stock-history.ts';

export function serveStock(api: Api): void {
  serve(api, adjustEndpoint, seller, async (ctx, input) => ({ data: await adjustStock(ctx, input) }));
  serve(api, listStockMovements, seller, stockHistory);
  serve(api, listEndpoint, seller, listStock);
  serve(api, saveEndpoint, seller, async (ctx, input) => ({ data: await saveStockRows(ctx, input) }));
  serve(api, bulkEndpoint, seller, async (ctx, input) => ({ data: await changeInBulk(ctx, input) }));
}
