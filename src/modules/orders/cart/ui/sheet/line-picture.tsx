import { classes } from '#design/theme/classes.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import styles from './line-picture.module.css';

/** Square; reserves the space before the picture loads. */
const SIDE = 160;

/** The small picture of a line. Decorative: the title is beside it. */
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
