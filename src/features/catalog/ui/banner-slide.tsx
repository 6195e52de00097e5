import { Link } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { Price } from '#design/price.tsx';
import type { Banner } from '#features/banners/contract.ts';
import styles from './banner-slide.module.css';

/** One banner: its picture over the whole slab, its words and the product it shows in front. */
export function BannerSlide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const { product } = banner;
  const paid = product && (product.salePrice ?? product.price);
  return (
    <div className={styles.slab}>
      <picture>
        {banner.imagePhone && <source media="(max-width: 767px)" srcSet={banner.imagePhone} />}
        <img
          className={styles.art}
          src={banner.image}
          alt={banner.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          draggable={false}
        />
      </picture>
      <div className={styles.words}>
        {banner.eyebrow && <p className={styles.eyebrow}>{banner.eyebrow}</p>}
        {banner.headline && <p className={styles.headline}>{banner.headline}</p>}
        {product && paid && (
          <>
            <p className={styles.price}>
              <Price paise={paid} mrp={product.price} off="none" />
            </p>
            <Link
              to={`/product/${product.slug}`}
              prefetch="intent"
              className={buttonClass({ tone: 'primary' })}
              aria-label={`See it: ${product.title}`}
            >
              See it
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
