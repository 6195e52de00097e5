import type { ProductContent } from '#features/catalog/product-content.ts';
import { brandLabels } from '#features/catalog/server/catalog.ts';
import { checkProduct } from '#features/inventory/check-product.ts';
import type { CheckedProduct, ProductDraft } from '#features/inventory/product-draft.ts';
import type { Database } from '#platform/db/database.ts';
import { invalidInput } from '#shared/problems.ts';

/** A draft with nothing wrong in it. @throws invalidInput with the sentence for each wrong field */
export async function checkedProduct(db: Database, draft: ProductDraft): Promise<CheckedProduct> {
  const checked = checkProduct(draft, [...(await brandLabels(db)).keys()]);
  if ('faults' in checked) throw invalidInput().with({ fields: checked.faults });
  return checked.product;
}

/** What the catalogue is told of a product; a picture that was there keeps what was said of it unless the title is new. */
export function contentOf(
  product: CheckedProduct,
  familyId: string | null,
  before?: { readonly title: string; readonly images: ProductContent['images'] },
): ProductContent {
  const { totalStock: _, images, ...rest } = product;
  const known = new Map(before?.title === product.title ? before.images.map(({ src, alt }) => [src, alt]) : []);
  const numbered = (at: number) => (at === 0 ? product.title : `${product.title}, picture ${at + 1}`);
  return { ...rest, familyId, images: images.map((src, at) => ({ src, alt: known.get(src) ?? numbered(at) })) };
}
