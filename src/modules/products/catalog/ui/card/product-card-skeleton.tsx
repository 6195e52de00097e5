import { Skeleton } from '#design/feedback/skeleton.tsx';
import { DeliveryLine } from '#shop/delivery/ui/delivery-line.tsx';
import card from './product-card.module.css';
import styles from './product-card-skeleton.module.css';

/** A placeholder of the size of a card. */
export function ProductCardSkeleton() {
  return (
    <div className={card.card}>
      <Skeleton shape="block" className={styles.stage} />
      <div className={card.row}>
        <Skeleton length="short" />
      </div>
      <div className={card.title}>
        <Skeleton />
        <Skeleton length="medium" />
      </div>
      <div className={card.prices}>
        <Skeleton length="medium" />
      </div>
      <DeliveryLine from={undefined} />
    </div>
  );
}
