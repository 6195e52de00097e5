import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { useAutoplay } from '#design/use-autoplay.ts';
import { useTrack } from '#design/use-track.ts';
import type { Banner } from '#features/banners/contract.ts';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';

/** How long a banner stands. */
const BANNER_STANDS_MS = 15_000;

/** The banners, one at a time: by themselves, by the buttons and dots, or under the finger. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const area = useRef<HTMLElement>(null);
  const track = useTrack();
  const autoplay = useAutoplay(area, BANNER_STANDS_MS, () => track.step(1));
  const many = banners.length > 1;
  return (
    <section ref={area} className={styles.banner} aria-roledescription="carousel" aria-label="Offers">
      <ul ref={track.ref} className={styles.track}>
        {banners.map((banner, index) => (
          <li
            key={banner._id}
            className={styles.slide}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${banners.length}`}
            inert={index !== track.at}
          >
            <BannerSlide banner={banner} eager={index === 0} />
          </li>
        ))}
      </ul>
      {many && (
        <div className={styles.ways}>
          <button type="button" className={styles.way} aria-label="Previous banner" onClick={() => track.step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <span className={styles.dots}>
            {banners.map((banner, index) => (
              <button
                key={banner._id}
                type="button"
                className={styles.dot}
                aria-label={`Banner ${index + 1}`}
                aria-current={index === track.at || undefined}
                onClick={() => track.goTo(index)}
              />
            ))}
          </span>
          <button type="button" className={styles.way} aria-label="Next banner" onClick={() => track.step(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.way}
            aria-label={autoplay.stopped ? 'Play' : 'Pause'}
            onClick={() => autoplay.setStopped(!autoplay.stopped)}
          >
            {autoplay.stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </button>
        </div>
      )}
    </section>
  );
}
