import { searchText } from '#features/catalog/search-words.ts';
import type { ProductFields } from '#features/imports/product-fields.ts';
import { slugOf } from '#features/imports/slug-of.ts';
import { newId } from '#shared/id.ts';
import type { CheckedRow } from './import-rows.queries.ts';
import { fieldsOf, type KnownGood } from './known-goods.queries.ts';
import type { GoodToWrite, NewGood } from './write-goods.queries.ts';

/** How the brands of the shop are written, by their ids. */
export type BrandLabels = ReadonlyMap<string, string>;

/** What a row may leave unsaid of a new product without the check having filled it in. */
const NOTHING = {
  ...{ salePrice: null, hsn: null, origin: null, maker: null, packer: null, importer: null },
  ...{ genericName: null, netQuantity: null, bisNumber: null, warrantyMonths: null },
} as const;

/** The product that a checked row adds. */
export function newGood(row: CheckedRow, brands: BrandLabels): NewGood {
  const id = newId<'product'>();
  const fields = { ...NOTHING, ...saidBy(row) } as ProductFields;
  const good = toWrite({ id, sku: row.sku ?? '', fields, options: [], pictures: [] }, brands);
  return { ...good, slug: slugOf(fields.title, id), stock: fields.stock };
}

/** A product as a checked row leaves it; what the row says nothing of stays. */
export function changedGood(row: CheckedRow, good: KnownGood, brands: BrandLabels): GoodToWrite {
  return toWrite({ ...good, fields: { ...fieldsOf(good), ...saidBy(row) } }, brands);
}

function saidBy({ changes }: CheckedRow): Partial<ProductFields> {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}

interface Before extends Pick<KnownGood, 'id' | 'sku' | 'options' | 'pictures'> {
  readonly fields: ProductFields;
}

function toWrite({ id, sku, options, pictures, fields }: Before, brands: BrandLabels): GoodToWrite {
  const { images, stock: _, ...rest } = fields;
  const words = searchText({ ...rest, options, sku, brandLabel: brands.get(fields.brand) ?? fields.brand });
  return { ...rest, id, sku, words, pictures: images.map(pictureOf) };

  function pictureOf(src: string, at: number) {
    const alt = at === 0 ? fields.title : `${fields.title}, picture ${at + 1}`;
    return { src, alt: pictures.find(picture => picture.src === src)?.alt ?? alt };
  }
}
