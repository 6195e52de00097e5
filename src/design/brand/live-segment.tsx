import type { Ref } from 'react';
import { classes } from '#design/theme/classes.ts';
import styles from './live-segment.module.css';

const share = (part: number) => `${Math.round(part * 10_000) / 100}%`;

export type LiveSegmentProps = { from: number; to: number; ref?: Ref<SVGRectElement> | undefined };

/**
 * The highlighted part of a wire. Its position is in attributes, because the content security policy forbids style
 * attributes.
 */
export function LiveSegment({ from, to, ref }: LiveSegmentProps) {
  return (
    <svg className={styles.stretch} aria-hidden="true">
      <rect
        ref={ref}
        className={ref ? styles.volt : classes(styles.volt, styles.slides)}
        x={share(from)}
        width={share(Math.max(0, to - from))}
        height="100%"
      />
    </svg>
  );
}

/** Moves a rendered segment without a render, for example while a track scrolls. */
export function moveSegment(rect: SVGRectElement | null, from: number, to: number): void {
  rect?.setAttribute('x', share(from));
  rect?.setAttribute('width', share(Math.max(0, to - from)));
}
