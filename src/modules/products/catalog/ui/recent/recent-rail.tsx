import { Button } from '#design/buttons/button.tsx';
import { Carousel } from '#design/carousel/carousel.tsx';
import { classes } from '#design/theme/classes.ts';
import { listCards } from '#products/catalog/contract.ts';
import { forgetViewed } from '#products/catalog/recent/viewed-products.ts';
import { ProductCard } from '#products/catalog/ui/card/product-card.tsx';
import styles from '#products/catalog/ui/home/home.module.css';
import { useAnswer } from '#routing/use-answer.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

/** The products that this browser has viewed, as far as they are on sale. Nothing if they can’t be loaded. */
export function RecentRail({ ids }: { ids: ProductId[] }) {
  const { answer } = useAnswer(listCards, { ids });
  if (!answer || answer.data.length === 0) return null;
  return (
    <Carousel
      className={classes(styles.section, styles.rail)}
      heading={t('products.catalog.recent.title')}
      action={
        <Button size="sm" tone="quiet" onClick={forgetViewed}>
          {t('products.catalog.recent.clear')}
        </Button>
      }
    >
      {answer.data.map(product => (
        <ProductCard key={product._id} product={product} look="rail" />
      ))}
    </Carousel>
  );
}
