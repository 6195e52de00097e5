import { classes } from '#design/classes.ts';
import { pictureSources } from '#features/media/picture-sources.ts';
import type { PictureWidth } from '#features/media/picture-url.ts';
import styles from './product-picture.module.css';

/** Pictures are square; the browser keeps this room for them before they come. */
const SIDE = 960;

export interface ProductPictureProps {
  src: string;
  /** Empty where a title beside it says the same. */
  alt: string;
  /** How wide it is shown, as in an image's `sizes`. */
  sizes: string;
  /** The first picture one sees must not wait. */
  eager?: boolean | undefined;
  /** The widest file that is of use at this place. */
  upTo?: PictureWidth | undefined;
  className?: string | undefined;
}

/** A product on its stage. In the dark a rim of light keeps black goods from vanishing. */
export function ProductPicture({ src, alt, sizes, eager = false, upTo, className }: ProductPictureProps) {
  const sources = pictureSources(src, upTo);
  return (
    <img
      className={classes(styles.picture, className)}
      {...sources}
      sizes={sizes}
      alt={alt}
      width={SIDE}
      height={SIDE}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      draggable={false}
    />
  );
}
