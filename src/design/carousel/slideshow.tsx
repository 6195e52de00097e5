import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Children, type ReactNode, useRef } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './slideshow.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useTrack } from './use-track.ts';

export type SlideshowProps = {
  /** What the slides are, for screen readers: "Offers". */
  label: string;
  /** The name of a slide in its controls: "Next banner". */
  what?: string | undefined;
  /** One slide each, filling the box. */
  children: ReactNode;
  /** Milliseconds between slides; without it, they don't advance. */
  interval?: number | undefined;
  className?: string | undefined;
};

/** Large slides, one at a time, with swiping, previous and next, dots and pause. Wraps round. */
export function Slideshow({
  label,
  what = t('design.slides.slide'),
  children,
  interval = 0,
  className,
}: SlideshowProps) {
  const area = useRef<HTMLElement>(null);
  const track = useTrack();
  const autoplay = useAutoplay(area, interval, () => track.step(1));
  const slides = Children.toArray(children);
  return (
    <section
      ref={area}
      className={classes(styles.show, className)}
      aria-label={label}
      aria-roledescription={t('design.carousel.role')}
    >
      <ul ref={track.ref} className={styles.track}>
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
            key={index}
            className={styles.slide}
            aria-roledescription={t('design.slides.slide')}
            aria-label={t('design.slides.at', { at: index + 1, total: slides.length })}
            inert={track.isFollowed && index !== track.at}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.ways}>
          <IconButton
            className={styles.way}
            label={t('design.slides.previous', { what })}
            icon={<ChevronLeft />}
            onClick={() => track.step(-1)}
          />
          <div className={styles.dots}>
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
                key={index}
                type="button"
                className={styles.dot}
                aria-label={t('design.slides.goTo', { what, at: index + 1, total: slides.length })}
                aria-current={track.at === index ? 'true' : undefined}
                onClick={() => track.goTo(index)}
              />
            ))}
          </div>
          <IconButton
            className={styles.way}
            label={t('design.slides.next', { what })}
            icon={<ChevronRight />}
            onClick={() => track.step(1)}
          />
          {interval > 0 && (
            <IconButton
              className={classes(styles.way, styles.stop)}
              label={autoplay.stopped ? t('design.carousel.play') : t('design.carousel.pause')}
              icon={autoplay.stopped ? <Play /> : <Pause />}
              onClick={() => autoplay.setStopped(!autoplay.stopped)}
            />
          )}
        </div>
      )}
    </section>
  );
}
