import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sellers } from '#demo/people/people.ts';
import type { WireAttributeValues } from '#products/catalog/attributes/attribute.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { slugOf } from '#products/catalog/product/slug.ts';
import { stamped } from '#products/catalog/product/translations.ts';
import type { SearchNames } from '#products/catalog/server/catalog.ts';
import { type ProductInFile, readProductFile } from '#products/imports/server/imports.ts';
import { readFamilies } from './families.ts';
import { readHindi } from './hindi.ts';

/** Who sells it: `house` is the shop itself, the others are keys of `people/sellers.json`. */
export type SellerKey = string;

export interface DemoProduct {
  readonly slug: string;
  /** Shared by the products that differ in colour or size. */
  readonly family: string;
  readonly seller: SellerKey;
  readonly sku: string;
  readonly stock: number;
  /** All that is said of it; the family's id in the database and the attributes are still to come. */
  readonly content: ProductContent;
  /** As they are shown; the database knows their units. */
  readonly attributes: WireAttributeValues;
}

/**
 * Every product of the demo: a file for each seller, read as the shop's importer reads it, and what such a file has no
 * columns for.
 * @param shop labels of the shop's brands by their ids, and its categories
 * @throws when the files do not name the same products, or an import would refuse one
 */
export async function readDemoProducts(shop: SearchNames): Promise<DemoProduct[]> {
  const bySku = new Map<string, ProductInFile & { readonly seller: SellerKey }>();
  const selling = ['house', ...sellers.filter(({ status }) => status === 'Approved').map(({ key }) => key)];
  for (const seller of selling) {
    const file = join(import.meta.dirname, `${seller}.csv`);
    for (const product of await readProductFile(shop, async () => createReadStream(file)))
      bySku.set(product.sku, { ...product, seller });
  }
  const families = readFamilies();
  if (families.length !== bySku.size) throw new Error(`${bySku.size} products, ${families.length} in families`);
  const hindi = readHindi();
  for (const sku of hindi.keys()) if (!bySku.has(sku)) throw new Error(`${sku} has a Hindi title, but nobody sells it`);
  return families.map(({ sku, family, options, specs, attributes }) => {
    const product = bySku.get(sku);
    if (!product) throw new Error(`${sku} is in a family, but nobody sells it`);
    const { seller, stock, content } = product;
    const { title } = content;
    const translations = stamped([hindi.get(sku) ?? []].flat(), content);
    const images = content.images.map((image, at) =>
      at === 0 ? image : { ...image, alt: `${title}, ${viewOf(image.src)}` },
    );
    return {
      slug: slugOf(title),
      family,
      seller,
      sku,
      stock,
      attributes,
      content: { ...content, translations, images, options, specs },
    };
  });
}

/** `front` of `…-front.webp`. */
function viewOf(src: string): string {
  return src.slice(src.lastIndexOf('-') + 1, src.lastIndexOf('.'));
}
