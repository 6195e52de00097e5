import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { classes } from '#design/theme/classes.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import type { PictureWidth } from '#products/media/picture-url.ts';
import styles from './product-picture.module.css';

/** Pictures are square; gives the browser the aspect ratio before they load. */
const SIDE = 960;

export interface ProductPictureProps {
  src: string;
  /** Empty if a title beside it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loaded with high priority: for the first picture of a page. */
  eager?: boolean | undefined;
  /** The widest file to offer. */
  upTo?: PictureWidth | undefined;
  className?: string | undefined;
}

/** A product picture. In dark mode an outline keeps black products visible. A picture that fails to load is replaced by an icon. */
export function ProductPicture({ src, alt, sizes, eager = false, upTo, className }: ProductPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (src === '' || failed === src) {
    const said = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);
    return <ImageOff className={classes(styles.missing, className)} {...said} />;
  }
  return (
    <img
      // If it failed before hydration, there is no error event.
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
