import type { Ctx } from '#platform/context.ts';
import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { brandChoices } from '#products/catalog/product/brand-choices.ts';
import { fitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import { type Declared, missingDeclarations } from '#products/catalog/product/missing-declarations.ts';
import { withAlts } from '#products/catalog/product/picture-alts.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { stamped } from '#products/catalog/product/translations.ts';
import { listNamedBrands, readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { checkProduct } from '#products/inventory/product/check-product.ts';
import { type CheckedProduct, type ProductDraft, productLabel } from '#products/inventory/product/product-draft.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** A product as it was before an edit. */
type Before = Declared & Pick<ProductContent, 'status' | 'attributes' | 'fits'>;

/**
 * Checks a draft. To go on sale a product needs the required attributes of its category and, if the shop requires them, the
 * legal declarations; one that is on sale may lack what it lacked before.
 * @throws invalidInput with an error for each wrong field
 */
export async function checkedProduct(ctx: Ctx, draft: ProductDraft, before?: Before): Promise<CheckedProduct> {
  const named = await listNamedBrands(ctx.db);
  const tree = await readCategories(ctx.db);
  const attributes = await readAttributes(ctx.db);
  const attributesOf = (kind: Kind) => attributes.of(kind, tree).map(attribute => shapeOf(attribute, ctx.language));
  const known = {
    ...{ brands: named.map(({ id }) => id), fitBrandOf: fitBrands(brandChoices(named)) },
    ...{ categories: tree.usuals, attributesOf, storedFits: before?.fits },
  };
  const checked = speaking(ctx.language, () => checkProduct(draft, known));
  if ('faults' in checked) throw invalidInput().with({ fields: checked.faults });
  const { product } = checked;
  if (product.status !== 'live') return product;
  const borne = before?.status === 'live' ? before : undefined;
  const missing = [
    ...((await setting(ctx, 'declarationsRequired')) ? declarationsMissing(product, borne) : []),
    ...attributesMissing(product, borne, attributesOf(product.kind)),
  ];
  if (missing.length === 0) return product;
  const fields = missing.map(([key, label]) => [
    key,
    () => t('products.inventory.fault.beforeSale', { label: label() }),
  ]);
  throw invalidInput().with({ fields: Object.fromEntries(fields) });
}

type Missing = readonly [key: string, label: () => string];

function declarationsMissing(product: Declared, borne: Declared | undefined): Missing[] {
  const known = borne ? missingDeclarations(borne) : [];
  return missingDeclarations(product)
    .filter(name => !known.includes(name))
    .map(name => [name, () => productLabel(name)]);
}

type WithAttributes = Pick<ProductContent, 'attributes'>;

function attributesMissing(
  { attributes }: WithAttributes,
  borne: WithAttributes | undefined,
  shapes: readonly AttributeShape[],
): Missing[] {
  return shapes
    .filter(({ id, required }) => required && !Object.hasOwn(attributes, id))
    .filter(({ id }) => !borne || Object.hasOwn(borne.attributes, id))
    .map(({ id, label }) => [`attributes.${id}`, () => label]);
}

/** The content to store. */
export function contentOf(
  product: CheckedProduct,
  familyId: string | null,
  before?: Pick<ProductContent, 'title' | 'images' | 'translations'>,
): ProductContent {
  const { stock: _, images, translations, ...rest } = product;
  return {
    ...rest,
    familyId,
    translations: stamped(translations, product, before?.translations),
    images: withAlts(product.title, images, before),
  };
}
