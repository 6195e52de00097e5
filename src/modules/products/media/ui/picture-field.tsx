import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { pictureName } from '#products/media/picture-url.ts';
import { t } from '#shared/language/t.ts';
import { DropArea } from './drop-area.tsx';
import styles from './picture-field.module.css';
import { PictureThumbs } from './picture-thumbs.tsx';
import { UploadLines } from './upload-lines.tsx';
import { PICTURES, type UploadWay } from './upload-way.ts';
import { usePictures } from './use-pictures.ts';

export interface PictureFieldProps {
  /** Addresses of the uploaded pictures, in order. */
  readonly pictures: readonly string[];
  readonly onChange: (pictures: string[]) => void;
  /** How they are uploaded; as a seller's pictures by default. */
  readonly way?: UploadWay;
  /** Read-only until the person unlocks it. */
  readonly locked?: boolean;
  readonly onUnlock?: () => void;
  /** Called when uploads begin, and when all have ended. */
  readonly onBusy?: (isBusy: boolean) => void;
  readonly most?: number;
  readonly disabled?: boolean;
  /** The form's error for this field. */
  readonly error?: string | undefined;
}

/** The pictures of a product or a review: chosen, dropped or pasted, uploaded immediately, reordered, removed. */
export function PictureField({ most = 8, way = PICTURES, ...props }: PictureFieldProps) {
  const { pictures, locked = false, onUnlock, disabled = false, error } = props;
  const field = usePictures({ ...props, most, way });
  const { chosen, room } = field;
  const id = useId();
  const at = chosen === undefined ? -1 : pictures.indexOf(chosen);
  return (
    <fieldset className={styles.field} aria-labelledby={id} disabled={disabled}>
      <div className={styles.head}>
        <span id={id} className={styles.legend}>
          {t('products.media.field.title')}
        </span>
        <span className={styles.count}>{t('products.media.field.count', { count: pictures.length, most })}</span>
        {locked && (
          <Button
            size="sm"
            tone="outline"
            icon={<Pencil aria-hidden="true" />}
            className={styles.change}
            onClick={onUnlock}
          >
            {t('products.media.field.change')}
          </Button>
        )}
      </div>
      {(pictures.length > 0 || field.arriving.length > 0) && (
        <PictureThumbs
          pictures={pictures}
          arriving={field.arriving}
          locked={locked || disabled}
          chosen={chosen}
          onChoose={field.choose}
          onMove={field.move}
          onRemove={field.remove}
        />
      )}
      {!locked && chosen !== undefined && at >= 0 && (
        <div className={styles.chosen}>
          <span className={styles.name}>{pictureName(chosen)}</span>
          <IconButton
            label={t('products.media.field.earlier')}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => field.move(at, at - 1)}
          />
          <IconButton
            label={t('products.media.field.later')}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={at === pictures.length - 1}
            onClick={() => field.move(at, at + 1)}
          />
        </div>
      )}
      {!locked && (
        <DropArea
          words={room > 0 ? t('products.media.field.choose') : t('products.media.field.full', { most })}
          wordsOver={t('products.media.field.drop', { room })}
          several={most > 1}
          disabled={disabled || room === 0}
          onFiles={field.add}
        />
      )}
      <UploadLines lines={field.lines} onRetry={field.retry} onRemove={field.drop} />
      {field.leftOut !== undefined && <p className={styles.note}>{field.leftOut}</p>}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{field.said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
