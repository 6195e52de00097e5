import { StatusMark } from '#design/data/status-mark.tsx';
import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import { t } from '#shared/language/t.ts';

export const PRODUCT_STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  live: t('products.inventory.status.live'),
  draft: t('products.inventory.status.draft'),
  hidden: t('products.inventory.status.hidden'),
};

const SHAPES = { live: 'disc', draft: 'ring', hidden: 'stroke' } as const;

/** The status; green if shoppers see the product. */
export function ProductStatusMark({ status, listed }: { status: ProductStatus; listed: boolean }) {
  return (
    <StatusMark shape={SHAPES[status]} tone={listed ? 'good' : undefined}>
      {PRODUCT_STATUS_LABELS[status]}
    </StatusMark>
  );
}
