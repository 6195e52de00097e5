import ZoomIn from 'lucide-react/icons/zoom-in';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { useTrack } from '#design/carousel/use-track.ts';
import { classes } from '#design/theme/classes.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { t } from '#shared/language/t.ts';
import styles from './product-gallery.module.css';

/** Loaded on demand, because few shoppers zoom. */
const loadZoom = async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog });
const ZoomDialog = lazy(loadZoom);

export interface ProductGalleryProps {
  title: string;
  images: ProductDetail['images'];
  /** The card's picture, if `images` is empty. */
  fallback: string;
}

/** A product's pictures, with swiping, arrow keys, thumbnails and zoom. */
export function ProductGallery({ title, images, fallback }: ProductGalleryProps) {
  const pictures = images.length > 0 ? images : [{ src: fallback, alt: title }];
  const track = useTrack();
  const [zoomed, setZoomed] = useState<boolean>();
  const at = Math.min(track.at, pictures.length - 1);
  const many = pictures.length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || !many) return;
    event.preventDefault();
    track.goTo(Math.min(pictures.length - 1, Math.max(0, at + by)));
  };
  return (
    <section
      className={classes(styles.gallery, !many && styles.single)}
      aria-label={t('products.catalog.gallery.label')}
      aria-roledescription={t('products.catalog.gallery.role')}
    >
      {many && (
        <ul className={styles.thumbs}>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('products.catalog.gallery.picture', { at: index + 1 })}
                aria-current={index === at || undefined}
                onClick={() => track.goTo(index)}
                onKeyDown={onKeyDown}
              >
                <ProductPicture src={src} alt="" sizes="84px" upTo={280} className={styles.small} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stage}>
        <ul
          ref={track.ref}
          className={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
          tabIndex={0}
          aria-label={t('products.catalog.gallery.current')}
          onKeyDown={onKeyDown}
        >
          {pictures.map(({ src, alt }, index) => (
            <li key={src} className={styles.slide}>
              <ProductPicture
                src={src}
                alt={alt}
                sizes="(min-width: 1440px) 600px, (min-width: 768px) 44vw, 84vw"
                eager={index === 0}
                className={styles.art}
              />
            </li>
          ))}
        </ul>
        {many && (
          <p className={styles.count} aria-live="polite">
            {at + 1} / {pictures.length}
          </p>
        )}
        <IconButton
          className={styles.zoom}
          tone="raised"
          label={t('products.catalog.gallery.zoom')}
          icon={<ZoomIn aria-hidden="true" />}
          onPointerEnter={() => void loadZoom()}
          onClick={() => setZoomed(true)}
        />
      </div>
      {zoomed !== undefined && (
        <Suspense>
          <ZoomDialog
            open={zoomed}
            onClose={() => setZoomed(false)}
            title={title}
            pictures={pictures}
            at={at}
            onGo={track.goTo}
          />
        </Suspense>
      )}
    </section>
  );
}
