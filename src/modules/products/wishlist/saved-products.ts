import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import type { ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { keptText } from '#shared/page/kept-text.ts';

/** A saved product as this browser keeps it: what a page needs that no longer finds it on sale. */
export interface SavedProduct {
  readonly title: string;
  /** What it cost when it was saved. */
  readonly price: Paise;
  /** When, in milliseconds. */
  readonly at: number;
}

export type SavedProducts = Readonly<Record<ProductId, SavedProduct>>;

/** The products saved in this browser, as JSON. */
export const savedProducts = keptText('wishlist');

/** What is no such list, written by hand, is none. */
export function readSaved(): SavedProducts {
  try {
    return Object(JSON.parse(savedProducts.read()));
  } catch {
    return {};
  }
}

export function writeSaved(products: SavedProducts): void {
  savedProducts.write(savedText(products));
}

/** A list as it is kept; nothing if it is empty. */
export function savedText(products: SavedProducts): string {
  return Object.keys(products).length === 0 ? '' : JSON.stringify(products);
}

/** Saves a product, or removes it from what is saved. */
export function toggleSaved({
  _id,
  title,
  ...prices
}: Pick<ProductBrief, '_id' | 'title' | 'price' | 'salePrice'>): void {
  const { [_id]: was, ...others } = readSaved();
  writeSaved(was ? others : { ...others, [_id]: { title, price: paidPrice(prices), at: Date.now() } });
}
