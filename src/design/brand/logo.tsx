import { classes } from '#design/theme/classes.ts';
import styles from './logo.module.css';

/** The letters बि as outlines, so that no browser needs a Devanagari font to draw the mark. */
const BI =
  'M47.5 177L47.5 63.5L18 63.5L18 177ZM65.5 71L64 49L0 49L1.5 71ZM79 0Q48.5 0 33.5 12Q18 24 18 47.5L18 53.5L47 53.5L47 48.5Q47 36.5 55.5 30.5Q64 24 82.5 24Q101 24 119.5 29Q138 33.5 156.5 43.5L157.5 43.5L154 17.5Q143.5 12 131.5 8Q120 4 106.5 2Q93.5 0 79 0ZM177.5 63.5L148 63.5L148 177L177.5 177ZM142 71L195.5 71L194 49L140 49ZM58 71L183 71L181.5 49L56 49ZM95.5 106L137.5 151L148 140.5L108.5 97.5ZM69 126Q69 146.5 80.5 157Q92 167 112.5 167Q123 167 130 164.5Q136.5 162 141 158Q145 153.5 147 148.5L150 148.5L148.5 128.5Q146.5 136.5 139.5 140.5Q132.5 144.5 120.5 144.5Q109 144.5 103.5 140Q97.5 135.5 97.5 125.5L97.5 124Q97.5 114.5 103 110Q108.5 105 120 105Q124.5 105 129 105.5Q133.5 106 138 107L136 86Q131 84.5 125.5 84Q120 83.5 113.5 83.5Q91.5 83.5 80.5 94Q69 104 69 124.5Z';

export type LogoProps = {
  /** The brand in words, one line each; the link around the logo carries the name for screen readers. */
  lines?: readonly string[] | undefined;
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
};

/** The mark hanging from the wire above it, and the name beside it. */
export function Logo({ lines = [], size = 'md', className }: LogoProps) {
  return (
    <span className={classes(styles.logo, size === 'sm' && styles.sm, className)}>
      <span className={styles.mark}>
        <svg viewBox="0 0 196 177" aria-hidden="true">
          <path d={BI} />
        </svg>
      </span>
      {lines.length > 0 && (
        <span className={styles.words}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may say the same word twice
            <span key={at}>{line} </span>
          ))}
        </span>
      )}
    </span>
  );
}
