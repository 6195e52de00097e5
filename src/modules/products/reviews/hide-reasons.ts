import { t } from '#shared/language/t.ts';
export const MAX_HIDE_REASON_LENGTH = 500;

/** Reasons to hide a review, each with a suggested message to its author. */
export const hideReasons = () =>
  [
    { name: t('products.reviews.hide.abusive'), message: t('products.reviews.hide.abusiveMessage') },
    {
      name: t('products.reviews.hide.private'),
      message: t('products.reviews.hide.privateMessage'),
    },
    { name: t('products.reviews.hide.advertising'), message: t('products.reviews.hide.advertisingMessage') },
    {
      name: t('products.reviews.hide.offTopic'),
      message: t('products.reviews.hide.offTopicMessage'),
    },
    { name: t('products.reviews.hide.other'), message: '' },
  ] as const;
