import type { ReturnWay } from '#products/catalog/categories/return-rule.ts';
import { t } from '#shared/language/t.ts';

export const RETURN_WAY_NAMES: Readonly<Record<ReturnWay, string>> = {
  any: t('products.categories.returns.any'),
  replacement: t('products.categories.returns.replacement'),
  none: t('products.categories.returns.none'),
};
