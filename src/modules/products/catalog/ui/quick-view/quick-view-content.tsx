import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Badge } from '#design/data/badge.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Price } from '#design/prices/price.tsx';
import { Rating } from '#design/ratings/rating.tsx';
import { badgeOf } from '#products/catalog/product/badge.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductSummary } from '#products/catalog/product/product.schema.ts';
import { sellerShown } from '#products/catalog/product/seller-shown.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { AddButton } from '#products/catalog/ui/card/add-button.tsx';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import type { ReviewPage } from '#products/reviews/contract.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PinBox } from '#shop/delivery/ui/pin-box.tsx';
import styles from './quick-view-content.module.css';

const QuickReviews = lazy(async () => ({
  default: (await import('#products/reviews/ui/list/quick-reviews.tsx')).QuickReviews,
}));
const WAITING = (
  <div aria-busy="true">
    <Skeleton length="medium" />
    <Skeleton />
    <Skeleton />
  </div>
);

export interface QuickViewContentProps {
  product: ProductSummary;
  /** GST code of the state it ships from; undefined while loading. */
  sellerState: string | null | undefined;
  /** Undefined while loading, `null` if they failed to load. */
  reviews: ReviewPage | null | undefined;
}

export function QuickViewContent({ product, sellerState, reviews }: QuickViewContentProps) {
  const badge = badgeOf(product);
  const paid = paidPrice(product);
  return (
    <div className={styles.view}>
      <div className={styles.stage}>
        <ProductPicture src={product.image} alt="" sizes="(min-width: 768px) 440px, 90vw" className={styles.art} />
      </div>
      <div className={styles.words}>
        <p className={styles.seller}>
          {t('products.catalog.quickView.soldBy', { seller: sellerShown(product.username) })}
        </p>
        <h3 className={styles.title} lang={product.langs?.title}>
          <Link to={paths.product(product.slug)}>
            <TitleText title={product.title} word={conditionWord(product)} lang={product.langs?.title} />
          </Link>
        </h3>
        {product.reviewCount > 0 ? (
          <Rating value={product.averageReview} count={product.reviewCount} decimals={2} />
        ) : (
          <p className={styles.unrated}>{t('products.catalog.unratedYet')}</p>
        )}
        <p className={styles.price}>
          <Price paise={paid} mrp={product.price} size="big" off="tag" />
        </p>
        <p className={styles.tax}>{t('products.catalog.price.taxes')}</p>
        {badge && badge.kind !== 'sale' && (
          <p>
            <Badge tone={badge.kind}>{badge.text}</Badge>
          </p>
        )}
        <p className={styles.description} lang={product.langs?.description}>
          {product.description}
        </p>
        <AddButton product={product} />
        <PinBox sellerState={sellerState} className={styles.delivery} />
        <h4 className={styles.heading}>{t('products.catalog.quickView.reviews')}</h4>
        <Suspense fallback={WAITING}>
          {reviews === undefined ? WAITING : <QuickReviews key={product._id} productId={product._id} first={reviews} />}
        </Suspense>
      </div>
    </div>
  );
}
