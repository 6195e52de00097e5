import GripVertical from 'lucide-react/icons/grip-vertical';
import type { PointerEvent } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { moveByKey } from '#design/overlays/move-by-key.ts';
import { classes } from '#design/theme/classes.ts';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import styles from './banner-item.module.css';

export interface BannerItemProps {
  readonly banner: FeatureImage;
  readonly at: number;
  readonly of: number;
  readonly isDragged: boolean;
  readonly onTake: (event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (to: number) => void;
  readonly onStepped: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One banner with its drag handle, its link, and its buttons. */
export function BannerItem({ banner, at, of, isDragged, ...acts }: BannerItemProps) {
  const { alt, headline, product } = banner;
  const name = headline || alt || `Banner ${at + 1}`;
  return (
    <li className={classes(styles.item, isDragged && styles.dragged)} data-reorder="">
      <img
        className={styles.picture}
        {...pictureSources(banner.image, 960)}
        sizes="600px"
        alt={alt}
        draggable={false}
      />
      <div className={styles.foot}>
        <IconButton
          className={styles.handle}
          label={`Move ${name}, position ${at + 1} of ${of}`}
          title="Drag, or press an arrow key"
          icon={<GripVertical aria-hidden="true" />}
          onPointerDown={acts.onTake}
          onKeyDown={event => moveByKey(event, at, of, acts.onStep)}
          onKeyUp={event => event.key.startsWith('Arrow') && acts.onStepped()}
        />
        <p className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.link}>
            {product ? `Links to ${product.title}${product.listed ? '' : ', which is not on sale'}` : 'No link'}
          </span>
        </p>
        <Button size="sm" tone="outline" aria-label={`Edit ${name}`} onClick={acts.onEdit}>
          Edit
        </Button>
        <Button size="sm" tone="quiet" aria-label={`Delete ${name}`} onClick={acts.onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
