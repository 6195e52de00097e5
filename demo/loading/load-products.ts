import { type DemoProduct, readDemoProducts, type SellerKey } from '#demo/goods/goods.ts';
import type { TxCtx } from '#platform/context.ts';
import type { AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { type AttributeSet, shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { productColumns, readAttributes, type SearchNames, searchNames } from '#products/catalog/server/catalog.ts';
import { checkAttributes } from '#products/inventory/product/check-attributes.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';

/** Products appeared one after the other over the last months, the brands taking turns, so that "newest" shows them all. */
const HOURS_APART = 5;
const HOUR = 3_600_000;

export interface LoadedProduct extends DemoProduct {
  readonly id: ProductId;
}

/**
 * Puts the demo's products on the shelf, by their SKUs. The rows are written here and not by the importer, because they have
 * a past: a date of their own each, and stock whose movement comes later, when it is known how many were sold.
 */
export async function loadProducts(
  tx: TxCtx,
  sellers: ReadonlyMap<SellerKey, { readonly id: SellerId }>,
): Promise<ReadonlyMap<string, LoadedProduct>> {
  const families = new Map<string, string>();
  const loaded = new Map<string, LoadedProduct>();
  const names = await searchNames(tx.db);
  const known = await readAttributes(tx.db);
  const rows = inTurns(await readDemoProducts(names)).map((product, at) => {
    const id = newId<'product'>();
    const sellerId = sellers.get(product.seller)?.id;
    if (!sellerId) throw new Error(`${product.slug} belongs to ${product.seller}, whom nobody knows`);
    const familyId = families.get(product.family) ?? newId<'family'>();
    families.set(product.family, familyId);
    loaded.set(product.sku, { ...product, id });
    const createdAt = new Date(tx.now().getTime() - (at + 1) * HOURS_APART * HOUR);
    return {
      id,
      seller_id: sellerId,
      created_at: createdAt,
      updated_at: createdAt,
      ...columnsOf(product, familyId, names, attributesOf(product, known, names)),
    };
  });
  await tx.db.insertInto('products').values(rows).execute();
  tx.changed('catalog');
  return loaded;
}

/** Brand after brand, and within a section kind after kind, so that the newest of it are not all phones. */
function inTurns(products: readonly DemoProduct[]): readonly DemoProduct[] {
  return byTurns(
    byTurns(products, ({ content: { brand } }) => brand),
    ({ content: { section, kind } }) => `${section} ${kind}`,
  );
}

/** The first of each group, then the second of each, and so on. */
function byTurns(products: readonly DemoProduct[], groupOf: (product: DemoProduct) => string): readonly DemoProduct[] {
  const turns = new Map<string, number>();
  return products
    .map(product => {
      const group = groupOf(product);
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return { product, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ product }) => product);
}

/** @throws an Error if the category of the product has not all of its attributes */
function attributesOf({ sku, content, attributes }: DemoProduct, known: AttributeSet, { categories }: SearchNames) {
  const shapes = known.of(content.kind, categories).map(attribute => shapeOf(attribute, SOURCE_LANGUAGE));
  const { values, faults } = checkAttributes(attributes, shapes);
  const [fault] = Object.values(faults);
  if (fault) throw new Error(`${sku}: ${fault}`);
  return values;
}

function columnsOf(
  { slug, stock, content }: DemoProduct,
  familyId: string,
  names: SearchNames,
  values: AttributeValues,
) {
  const columns = productColumns({ ...content, familyId, attributes: values }, names);
  const { images, options, highlights, fits, fit_rules, specs, translations, attributes } = columns;
  return {
    ...columns,
    images: JSON.stringify(images),
    options: JSON.stringify(options),
    highlights: JSON.stringify(highlights),
    fits: JSON.stringify(fits),
    fit_rules: JSON.stringify(fit_rules),
    specs: JSON.stringify(specs),
    translations: JSON.stringify(translations),
    attributes: JSON.stringify(attributes),
    slug,
    stock,
    listed: true,
  };
}
