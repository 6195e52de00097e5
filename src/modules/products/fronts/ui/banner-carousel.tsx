import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Slideshow } from '#design/carousel/slideshow.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Banner } from '#products/banners/contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './banner-carousel.module.css';

/** How long a banner is shown (R21.1). */
const BANNER_INTERVAL_MS = 15_000;

/** The banners, one at a time: advanced automatically, with buttons and dots, or by swiping. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  return (
    <Slideshow
      label={t('products.catalog.home.offers')}
      what={t('products.catalog.home.banner')}
      interval={BANNER_INTERVAL_MS}
      className={styles.banners}
    >
      {banners.map((banner, index) => (
        <BannerSlide key={banner._id} banner={banner} eager={index === 0} />
      ))}
    </Slideshow>
  );
}

/** `sizes` of a picture that covers the height and width of the banner. */
const SIZES = { wide: '(min-width: 1440px) 1003px, (min-width: 1240px) 77vw, 110vw', phone: '100vw' } as const;
const UP_TO = 1600;

/** One banner: a background picture, and its text and product in front. */
export function BannerSlide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const { product, langs } = banner;
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
          lang={langs?.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          draggable={false}
        />
      </picture>
      <div className={styles.words}>
        {banner.eyebrow && (
          <p lang={langs?.eyebrow} className={styles.eyebrow}>
            {banner.eyebrow}
          </p>
        )}
        {banner.headline && (
          <p lang={langs?.headline} className={styles.headline}>
            {banner.headline}
          </p>
        )}
        {product && paid && (
          <>
            <p className={styles.price}>
              <Price paise={paid} mrp={product.price} off="none" />
            </p>
            <Link
              to={paths.product(product.slug)}
              prefetch="intent"
              className={buttonClass({ tone: 'primary' })}
              aria-label={t('products.catalog.home.shopNowFor', { title: product.title })}
            >
              {t('products.catalog.home.shopNow')}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
