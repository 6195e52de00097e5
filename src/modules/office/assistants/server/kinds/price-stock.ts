import * as z from 'zod/mini';
import { changeIsOutdated, changeIsRefused } from '#office/assistants/contract.ts';
import type { ChangedFact, Difference } from '#office/assistants/suggested-change.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { lockProducts } from '#products/catalog/server/catalog.ts';
import { saveStockRows } from '#products/inventory/server/inventory.ts';
import { unitCount } from '#products/inventory/stock/stock.contract.ts';
import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import { STOCK_REASON_NAMES } from '#products/inventory/stock/stock-reasons.ts';
import { id, line, rupees } from '#shared/api/wire.ts';
import type { ProductId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';
import { kindOfChange } from './change-kind.ts';

/** New prices and stock of one product. */
export const PRICE_STOCK = kindOfChange({
  tool: {
    name: 'suggest_price_or_stock',
    title: 'Suggest a price or stock',
    description:
      'Suggests the MRP (price), the selling price (salePrice, null for none) or the stock of one product. Amounts are rupees with GST. Nothing changes before the person confirms it in the back-office.',
  },
  scope: 'products:read',
  input: z.strictObject({
    productId: id<'product'>(),
    price: z.optional(rupees),
    salePrice: z.optional(z.nullable(rupees)),
    stock: z.optional(unitCount),
    stockReason: z.optional(z.enum(STOCK_REASON_NAMES)),
    stockNote: z.optional(line(200)),
  }),
  look: async (tx, { productId, price, salePrice, stock, stockReason, stockNote }) => {
    const product = await held(tx, productId);
    const changes: Difference[] = [];
    const differs = (what: ChangedFact, from: string | number | null, to: string | number | null) => {
      if (from !== to) changes.push({ what, of: null, from, to });
    };
    if (price !== undefined) differs('price', toRupees(product.price), toRupees(price));
    if (salePrice !== undefined)
      differs(
        'salePrice',
        product.salePrice === null ? null : toRupees(product.salePrice),
        salePrice === null ? null : toRupees(salePrice),
      );
    if (stock !== undefined && stock !== product.stock) {
      differs('stock', product.stock, stock);
      // They are stored with the movement of the stock.
      differs('stockReason', null, stockReason ?? null);
      differs('stockNote', null, stockNote ?? null);
    }
    return { subject: product.title, about: null, changes };
  },
  apply: async (tx, { productId, price, salePrice, stock, stockReason = 'correction', stockNote }, seen) => {
    const product = await held(tx, productId);
    const row = {
      ...{ _id: productId, version: product.version },
      ...(price !== undefined && { price }),
      ...(salePrice !== undefined && { salePrice }),
      ...(stock !== undefined && { stock: { to: stock, seen: product.stock } }),
    };
    const note = stockNote === undefined ? {} : { note: stockNote };
    const [saved] = await saveStockRows(tx as unknown as ActorCtx, { rows: [row], reason: stockReason, ...note });
    if (saved?.outcome === 'stale') throw changeIsOutdated();
    // Thrown, so that nothing of the confirmation remains.
    if (saved?.outcome === 'refused') throw changeIsRefused(saved.message ?? '');
    if (saved?.outcome !== 'waits') return {};
    const { message, now } = saved;
    const waits = seen.filter(({ what, to }) => (what === 'price' || what === 'salePrice') && now?.[what] !== to);
    return { waits: new Set(waits.map(({ what }) => what)), ...(message !== null && { message }) };
  },
});

async function held(tx: ActorCtx<TxCtx>, productId: ProductId) {
  const [product] = await lockProducts(tx, [productId], sellerReach(tx));
  if (!product) throw stockProductIsMissing();
  return product;
}
