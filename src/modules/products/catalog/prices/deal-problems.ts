import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

/** More units of a deal than one person may order, with those ordered before. */
export const dealLimitReached = problem('catalog.deal_limit', 'conflict', (title: string, most: number) =>
  t('products.catalog.deal.limit', { title, most }),
);
