import { FIELD_NAMES } from '#products/catalog/product/product.fields.ts';
import { presenterOf } from '#products/catalog/server/catalog.ts';
import type { getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { DraftNames } from './draft-of.ts';
import type { OnFileRow, VariantOnFile } from './product-on-file.queries.ts';

export type WireProduct = WireAnswerOf<typeof getOwnProduct>['data'];

const presentFields = presenterOf(FIELD_NAMES);

interface Beside {
  readonly variants: readonly VariantOnFile[];
  readonly names: DraftNames;
  readonly approval: WireProduct['approval'];
}

export function presentOnFile(row: OnFileRow, { variants, names, approval }: Beside): WireProduct {
  const { attributes, categories } = names;
  const values = attributes.within(row.attributes, row.kind, categories);
  return {
    ...presentFields({ ...row, attributes: attributes.wireOf(values) }),
    _id: row.id,
    slug: row.slug,
    version: row.version,
    image: row.images[0]?.src ?? '',
    images: row.images.map(({ src }) => src),
    listed: row.listed,
    approval,
    averageReview: row.averageReview,
    username: row.sellerName,
    variants: [...variants],
  };
}
