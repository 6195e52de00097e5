import { t } from '#shared/language/t.ts';

/** Shown in a demo wherever the company is named. */
export const demoNote = () => t('shop.shop.demo');
