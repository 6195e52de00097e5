import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Children, type ReactNode, useId, useRef } from 'react';
import { moveSegment } from '#design/brand/live-segment.tsx';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useTrack } from './use-track.ts';

export type CarouselProps = {
  heading: ReactNode;
  level?: 2 | 3 | undefined;
  /** At the right of the heading, such as a link to all of them. */
  action?: ReactNode;
  /** One card each. The style decides how many are visible: 5, from 640 to 1023 px 3, below that 1 and a bit. */
  children: ReactNode;
  /** Milliseconds between automatic steps; without it there are none. */
  interval?: number | undefined;
  className?: string | undefined;
};

/** A row of cards under a heading whose wire highlights the visible part. Wraps to the start at the end. */
export function Carousel({ heading, level = 2, action, children, interval = 0, className }: CarouselProps) {
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const segment = useRef<SVGRectElement>(null);
  const track = useTrack((from, to) => moveSegment(segment.current, from, to));
  const autoplay = useAutoplay(area, interval, () => track.step(1));
  return (
    <section
      ref={area}
      className={classes(styles.carousel, className)}
      aria-labelledby={id}
      aria-roledescription={t('design.carousel.role')}
    >
      <WireHeading
        level={level}
        id={id}
        live={{ ref: segment, from: 0, to: 0 }}
        action={
          <>
            {action}
            <div className={styles.ways}>
              {interval > 0 && (
                <IconButton
                  label={autoplay.stopped ? t('design.carousel.play') : t('design.carousel.pause')}
                  icon={autoplay.stopped ? <Play /> : <Pause />}
                  onClick={() => autoplay.setStopped(!autoplay.stopped)}
                />
              )}
              <IconButton
                label={t('design.carousel.previous')}
                icon={<ChevronLeft />}
                tone="outline"
                className={styles.way}
                onClick={() => track.step('-page')}
              />
              <IconButton
                label={t('design.carousel.next')}
                icon={<ChevronRight />}
                tone="outline"
                className={styles.way}
                onClick={() => track.step('page')}
              />
            </div>
          </>
        }
      >
        {heading}
      </WireHeading>
      <ul ref={track.ref} className={styles.track}>
        {Children.map(children, card => (
          <li className={styles.card}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
