import type { Ctx } from '#platform/context.ts';
import { type Declared, missingDeclarations } from '#products/catalog/product/missing-declarations.ts';
import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { stamped } from '#products/catalog/product/translations.ts';
import { brandLabels, readCategories } from '#products/catalog/server/catalog.ts';
import { checkProduct } from '#products/inventory/product/check-product.ts';
import { type CheckedProduct, type ProductDraft, productLabel } from '#products/inventory/product/product-draft.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { setting } from '#shop/shop/server/shop.ts';

/**
 * Checks a draft. If the shop requires legal declarations, a product needs them to go on sale; one that is on sale may
 * lack those it lacked before.
 * @throws invalidInput with an error for each wrong field
 */
export async function checkedProduct(
  ctx: Ctx,
  draft: ProductDraft,
  before?: Declared & { readonly status: ProductStatus },
): Promise<CheckedProduct> {
  const brands = [...(await brandLabels(ctx.db)).keys()];
  const categories = (await readCategories(ctx.db)).usuals;
  const checked = speaking(ctx.language, () => checkProduct(draft, { brands, categories }));
  if ('faults' in checked) throw invalidInput().with({ fields: checked.faults });
  const { product } = checked;
  if (product.status !== 'live' || !(await setting(ctx, 'declarationsRequired'))) return product;
  const borne = before?.status === 'live' ? missingDeclarations(before) : [];
  const missing = missingDeclarations(product).filter(name => !borne.includes(name));
  if (missing.length === 0) return product;
  const fields = missing.map(name => [
    name,
    () => t('products.inventory.fault.beforeSale', { label: productLabel(name) }),
  ]);
  throw invalidInput().with({ fields: Object.fromEntries(fields) });
}

/** The content to store. Known pictures keep their alternative text unless the title changes. */
export function contentOf(
  product: CheckedProduct,
  familyId: string | null,
  before?: Pick<ProductContent, 'title' | 'images' | 'translations'>,
): ProductContent {
  const { stock: _, images, translations, ...rest } = product;
  const known = new Map(before?.title === product.title ? before.images.map(({ src, alt }) => [src, alt]) : []);
  const numbered = (at: number) => (at === 0 ? product.title : `${product.title}, picture ${at + 1}`);
  return {
    ...rest,
    familyId,
    translations: stamped(translations, product, before?.translations),
    images: images.map((src, at) => ({ src, alt: known.get(src) ?? numbered(at) })),
  };
}
