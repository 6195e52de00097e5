import type { Ctx } from '#platform/context.ts';
import type { OnFileRow } from '#products/inventory/server/products/product-on-file.queries.ts';
import { getOwn } from '#products/inventory/server/products/show-own-product.ts';
import { MAX_VARIANTS } from '#products/inventory/variants/variant-limits.ts';
import type { getVariants as endpoint } from '#products/inventory/variants/variants.contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';
import { countFamily, listFamily } from './variants.queries.ts';

export type WireSheet = WireAnswerOf<typeof endpoint>['data'];

/** A product with its variants. @throws stockProductIsMissing, also for products of others */
export async function showVariants(ctx: Ctx, id: ProductId): Promise<WireSheet> {
  const product = await getOwn(ctx, id);
  const rows = await listFamily(ctx.db, product, MAX_VARIANTS);
  const total = await countFamily(ctx.db, product);
  return { username: product.sellerName, rows: rows.map(presentVariant), total };
}

function presentVariant(row: OnFileRow): WireSheet['rows'][number] {
  const { id: _id, slug, title, sku, gtin, options, price, salePrice, stock, images, status, listed, version } = row;
  return {
    ...{ _id, slug, title, sku, gtin, options: [...options], stock, status, listed, version, waits: row.isQueued },
    price: toRupees(price),
    salePrice: salePrice === null ? null : toRupees(salePrice),
    images: images.map(({ src }) => src),
  };
}
