import type { ActorCtx } from '#platform/context.ts';
import { countIn, ownCountsOf } from '#products/inventory/server/products/own-counts.ts';
import { ownerFor } from '#products/inventory/server/products/own-products.ts';
import { findKeys } from '#products/inventory/server/products/product-keys.queries.ts';
import type { listStock as endpoint } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { presentPriceStock } from './plan-products.ts';
import { listStockRows, type StockSheetRow, stockOrder } from './stock-sheet.queries.ts';

const PAGE_SIZE = 50;
const DAYS_30 = 30 * 24 * 60 * 60 * 1000;

type Page = Omit<WireAnswerOf<typeof endpoint>, 'success'>;

/** One page of the stock table. @throws notAllowed if a seller names another */
export async function listStock(
  ctx: ActorCtx,
  { userName, stock, find, variantsOf, sort = 'title', order = 'asc', ...query }: InputOf<typeof endpoint>,
): Promise<Page> {
  const list = { owner: await ownerFor(ctx, userName), find, variantsOf };
  const since = new Date(ctx.now().getTime() - DAYS_30);
  const page = askedPage(query, PAGE_SIZE);
  const found = await findKeys(ctx.db, list, { stock }, { ...stockOrder(sort, order, since), ...page });
  const rows = await listStockRows(ctx.db, found.ids, since);
  const { all, low, out } = ownCountsOf(found.counts);
  return { ...page.of(rows.map(presentRow), countIn(found.counts, { stock })), counts: { all, low, out } };
}

function presentRow(row: StockSheetRow): Page['data'][number] {
  const { id: _id, slug, title, sku, options, version, sold: soldIn30Days, listed, seller: username } = row;
  const variant = options.map(({ value }) => value).join(', ');
  return { _id, slug, title, sku, variant, ...presentPriceStock(row), version, soldIn30Days, listed, username };
}
