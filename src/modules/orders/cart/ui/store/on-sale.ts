import type { CartProduct } from '#orders/cart/ui/use-cart.ts';
import { listSomeProducts } from '#products/catalog/contract.ts';
import type { Call } from '#shared/api/call.ts';
import type { ProductId } from '#shared/id.ts';

/** Current data of products that are on sale, in one request. */
export async function onSale(call: Call, ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, CartProduct>> {
  if (ids.length === 0) return new Map();
  const { data } = await call(listSomeProducts, { ids: [...ids] });
  return new Map(data.map(product => [product._id, product]));
}
