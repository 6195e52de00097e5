import { t } from '#shared/language/t.ts';

/** Why products are sent back, each with a message to the seller that the administrator can edit. */
export const sendBackReasons = () =>
  [
    { name: t('products.approvals.reason.brand'), message: t('products.approvals.reason.brandMessage') },
    { name: t('products.approvals.reason.mrp'), message: t('products.approvals.reason.mrpMessage') },
    { name: t('products.approvals.reason.category'), message: t('products.approvals.reason.categoryMessage') },
    { name: t('products.approvals.reason.content'), message: t('products.approvals.reason.contentMessage') },
    { name: t('products.approvals.reason.other'), message: '' },
  ] as const;
