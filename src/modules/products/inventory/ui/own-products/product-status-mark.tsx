import { StatusMark } from '#design/data/status-mark.tsx';
import type { ProductApproval } from '#products/approvals/approval.schema.ts';
import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { t } from '#shared/language/t.ts';

export const PRODUCT_STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  live: t('products.inventory.status.live'),
  draft: t('products.inventory.status.draft'),
  hidden: t('products.inventory.status.hidden'),
};

const SHAPES = { live: 'disc', draft: 'ring', hidden: 'stroke' } as const;

/** The status; green if shoppers see the product. Instead, or below it, what waits for an administrator. */
export function ProductStatusMark({ status, listed, approval }: Pick<OwnProduct, 'status' | 'listed' | 'approval'>) {
  return (
    <>
      {!approval?.isNew && (
        <StatusMark shape={SHAPES[status]} tone={listed ? 'good' : undefined}>
          {PRODUCT_STATUS_LABELS[status]}
        </StatusMark>
      )}
      {approval && (
        <StatusMark shape="half" tone={approval.state === 'sent-back' ? 'bad' : 'low'}>
          {approvalWords(approval)}
        </StatusMark>
      )}
    </>
  );
}

function approvalWords({ state, isNew }: ProductApproval): string {
  if (state === 'sent-back') return t('products.approvals.mark.sentBack');
  return isNew ? t('products.approvals.mark.waiting') : t('products.approvals.mark.changeWaits');
}
