import { Link } from 'react-router';
import { Price } from '#design/price.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { StatusMark } from '#design/status-mark.tsx';
import { badgeOf } from '#features/catalog/badge.ts';
import { paidPrice } from '#features/catalog/price.ts';
import { ProductPicture } from '#features/catalog/ui/product-picture.tsx';
import { SECTION_LABELS } from '#features/catalog/vocabulary.ts';
import type { OwnProduct } from '#features/inventory/own-products.contract.ts';
import styles from './own-product-card.module.css';

/** A product as its seller looks after it: what it costs, how many there are, where it is shown. */
export function OwnProductCard({ product, showSeller }: { product: OwnProduct; showSeller: boolean }) {
  const { title, slug, image, price, totalStock, section, username, listed } = product;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {image && <ProductPicture src={image} alt="" sizes="(min-width: 768px) 320px, 45vw" />}
      </div>
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      <Price paise={paidPrice(product)} mrp={price} off="none" className={styles.price} />
      <p className={styles.facts}>
        <span>{totalStock} in stock</span>
        <StockBadge product={product} />
      </p>
      <p className={styles.facts}>
        <span>{SECTION_LABELS[section]}</span>
        {showSeller && <span className={styles.seller}>{username}</span>}
      </p>
      {listed ? (
        <Link to={`/product/${slug}`} className={styles.view} aria-label={`View on shop: ${title}`}>
          View on shop
        </Link>
      ) : (
        <p className={styles.off}>{product.status === 'draft' ? 'Draft, not in the shop' : 'Not in the shop'}</p>
      )}
    </article>
  );
}

function StockBadge({ product }: { product: OwnProduct }) {
  const badge = badgeOf(product);
  if (!badge) return null;
  if (badge.kind === 'sale') return <span>{badge.text}</span>;
  return (
    <StatusMark shape="disc" tone={badge.kind === 'out' ? 'bad' : 'low'}>
      {badge.text}
    </StatusMark>
  );
}

/** Stands in for a card, in its size. */
export function OwnProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.title}>
        <Skeleton length="long" />
      </div>
      <Skeleton length="short" />
      <Skeleton length="medium" />
      <Skeleton length="short" />
    </div>
  );
}
