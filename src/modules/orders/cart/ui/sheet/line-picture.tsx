import { classes } from '#design/theme/classes.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import styles from './line-picture.module.css';

/** Pictures are square; the browser keeps this room for them before they come. */
const SIDE = 160;

/** The small picture of a line. The title beside it says what it is. */
export function LinePicture({ src, className }: { src: string; className?: string | undefined }) {
  return (
    <span className={classes(styles.stage, className)}>
      <img
        {...pictureSources(src, 280)}
        sizes="92px"
        alt=""
        width={SIDE}
        height={SIDE}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </span>
  );
}
