import { type ProductId, UUID } from '#shared/id.ts';
import { readSaved, type SavedProduct, type SavedProducts } from './saved-products.ts';

/** The products saved in this browser, without what is not written as the shop writes it. */
export function validSaved(saved: SavedProducts = readSaved()): SavedProducts {
  return Object.fromEntries(Object.entries(saved).filter(([id, product]) => UUID.test(id) && isProduct(product)));
}

/** Those whose id fits. */
export function only(saved: SavedProducts, fits: (id: ProductId) => boolean): SavedProducts {
  return Object.fromEntries(Object.entries(saved).filter(([id]) => fits(id as ProductId)));
}

/** Their ids, the last saved first. */
export function savedIds(saved: SavedProducts): ProductId[] {
  return Object.entries(saved)
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([id]) => id as ProductId);
}

function isProduct(value: unknown): value is SavedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { title, price, at } = value as Partial<Record<keyof SavedProduct, unknown>>;
  return typeof title === 'string' && isCount(price) && isCount(at);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
