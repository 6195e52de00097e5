import { t } from '#shared/language/t.ts';

/** Why sellers are rejected, each with what is written to them unless the administrator finds better words. */
export const sellerRejectReasons = () =>
  [
    { name: t('people.sellers.reason.mismatch'), message: t('people.sellers.reason.mismatchMessage') },
    { name: t('people.sellers.reason.cancelled'), message: t('people.sellers.reason.cancelledMessage') },
    { name: t('people.sellers.reason.products'), message: t('people.sellers.reason.productsMessage') },
    { name: t('people.sellers.reason.other'), message: '' },
  ] as const;
