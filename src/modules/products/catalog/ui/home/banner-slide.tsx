import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Price } from '#design/prices/price.tsx';
import type { Banner } from '#products/banners/contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './banner-slide.module.css';

/** How wide a picture is drawn that fills the slab's height as well as its width. */
const SIZES = { wide: '(min-width: 1440px) 1003px, (min-width: 1240px) 77vw, 110vw', phone: '100vw' } as const;
const UP_TO = 1600;

/** One banner: its picture over the whole slab, its words and the product it shows in front. */
export function BannerSlide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const { product } = banner;
  const paid = product && (product.salePrice ?? product.price);
  const phone = banner.imagePhone ? pictureSources(banner.imagePhone, UP_TO) : undefined;
  return (
    <div className={styles.slab}>
      <picture>
        {phone && <source media="(max-width: 767px)" srcSet={phone.srcSet ?? phone.src} sizes={SIZES.phone} />}
        <img
          className={styles.art}
          {...pictureSources(banner.image, UP_TO)}
          sizes={SIZES.wide}
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
              to={paths.product(product.slug)}
              prefetch="intent"
              className={buttonClass({ tone: 'primary' })}
              aria-label={`Shop now: ${product.title}`}
            >
              Shop now
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
