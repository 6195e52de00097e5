import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { classes } from '#design/theme/classes.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import type { PictureWidth } from '#products/media/picture-url.ts';
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

/** A product on its stage. In the dark a rim of light keeps black products from vanishing. One that can't be had leaves a quiet mark. */
export function ProductPicture({ src, alt, sizes, eager = false, upTo, className }: ProductPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (src === '' || failed === src) {
    const said = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);
    return <ImageOff className={classes(styles.missing, className)} {...said} />;
  }
  return (
    <img
      // It may have failed before the scripts came, and then nobody tells us.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      className={classes(styles.picture, className)}
      {...pictureSources(src, upTo)}
      sizes={sizes}
      alt={alt}
      width={SIDE}
      height={SIDE}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
