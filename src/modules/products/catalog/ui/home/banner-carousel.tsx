import { Slideshow } from '#design/carousel/slideshow.tsx';
import type { Banner } from '#products/banners/contract.ts';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';

/** How long a banner stands (R21.1). */
const BANNER_STANDS_MS = 15_000;

/** The banners, one at a time: by themselves, by the buttons and dots, or under the finger. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  return (
    <Slideshow label="Offers" what="banner" interval={BANNER_STANDS_MS} className={styles.banners}>
      {banners.map((banner, index) => (
        <BannerSlide key={banner._id} banner={banner} eager={index === 0} />
      ))}
    </Slideshow>
  );
}
