import { Badge } from '#design/data/badge.tsx';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import { soonText } from '#shared/time/dates.ts';
import styles from './deal-badge.module.css';

/** Until when a flash deal runs; of a product that is sold out, nothing. */
export function DealBadge({ product: { dealEndsAt, totalStock } }: { product: CardProduct }) {
  if (dealEndsAt === null || totalStock === 0) return null;
  return (
    <Badge tone="volt" className={styles.badge}>
      <time dateTime={dealEndsAt}>{t('products.catalog.deal.card', { at: soonText(new Date(dealEndsAt)) })}</time>
    </Badge>
  );
}
