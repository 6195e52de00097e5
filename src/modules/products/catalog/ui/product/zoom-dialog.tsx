import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { classes } from '#design/theme/classes.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { t } from '#shared/language/t.ts';
import styles from './zoom-dialog.module.css';

export interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  pictures: ProductDetail['images'];
  at: number;
  onGo: (index: number) => void;
}

/** A picture in full size; a click doubles it, and it can be scrolled. */
export function ZoomDialog({ open, onClose, title, pictures, at, onGo }: ZoomDialogProps) {
  const [closer, setCloser] = useState(false);
  const picture = pictures[at];
  const go = (by: 1 | -1) => {
    setCloser(false);
    onGo((at + by + pictures.length) % pictures.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (pictures.length < 2) return;
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        setCloser(false);
        onClose();
      }}
      title={title}
      size="lg"
      className={styles.dialog}
    >
      {picture && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only repeat its buttons
        <div className={styles.box} onKeyDown={onKeyDown}>
          <div className={styles.stage}>
            <button
              type="button"
              className={classes(styles.picture, closer && styles.closer)}
              aria-label={closer ? t('products.catalog.gallery.zoomOut') : t('products.catalog.gallery.zoomIn')}
              onClick={() => setCloser(!closer)}
              data-autofocus
            >
              <ProductPicture
                src={picture.src}
                alt={picture.alt}
                sizes={closer ? '1800px' : '100vmin'}
                upTo={1600}
                eager
              />
            </button>
          </div>
          {pictures.length > 1 && (
            <div className={styles.ways}>
              <IconButton
                label={t('products.catalog.gallery.previous')}
                tone="outline"
                icon={<ChevronLeft />}
                onClick={() => go(-1)}
              />
              <span className={styles.count} aria-live="polite">
                {at + 1} / {pictures.length}
              </span>
              <IconButton
                label={t('products.catalog.gallery.next')}
                tone="outline"
                icon={<ChevronRight />}
                onClick={() => go(1)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
