import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef } from 'react';
import { moveByKey } from '#design/overlays/move-by-key.ts';
import { useReorder } from '#design/tables/use-reorder.ts';
import { classes } from '#design/theme/classes.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { pictureName } from '#products/media/picture-url.ts';
import { t } from '#shared/language/t.ts';
import styles from './picture-thumbs.module.css';
import { percent } from './upload-lines.tsx';
import type { UploadLine } from './use-uploads.ts';

export interface PictureThumbsProps {
  readonly pictures: readonly string[];
  /** Uploads in progress, shown after the others. */
  readonly arriving: readonly UploadLine[];
  readonly locked: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (picture: string | undefined) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (picture: string) => void;
}

/** The pictures in order. Unlocked ones can be dragged, or selected and moved with the arrow keys. */
export function PictureThumbs(props: PictureThumbsProps) {
  const { pictures, arriving, locked, chosen, onChoose, onMove, onRemove } = props;
  const list = useRef<HTMLUListElement>(null);
  const reorder = useReorder(onMove);
  const byKey = (event: KeyboardEvent<HTMLElement>, picture: string, index: number) => {
    if (event.key === 'Delete') onRemove(picture);
    else if (picture === chosen) moveByKey(event, index, pictures.length, to => onMove(index, to));
  };
  return (
    <ul className={styles.thumbs} ref={list}>
      {pictures.map((picture, index) => {
        const image = <img {...pictureSources(picture, 160)} sizes="80px" alt="" draggable={false} />;
        const name = t('products.media.thumb.name', { at: index + 1, name: pictureName(picture) });
        return (
          <li
            key={picture}
            data-reorder=""
            className={classes(
              styles.thumb,
              chosen === picture && styles.chosen,
              reorder.dragged === index && styles.dragged,
            )}
          >
            {locked ? (
              <span className={styles.ground} role="img" aria-label={name}>
                {image}
              </span>
            ) : (
              <button
                type="button"
                className={styles.ground}
                aria-label={name}
                aria-pressed={chosen === picture}
                onPointerDown={event => reorder.take(event, list.current, index)}
                onClick={() => reorder.wasDragged() || onChoose(chosen === picture ? undefined : picture)}
                onKeyDown={event => byKey(event, picture, index)}
              >
                {image}
              </button>
            )}
            {index === 0 && <span className={styles.tag}>{t('products.media.thumb.first')}</span>}
            {!locked && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('products.media.thumb.removeAt', { at: index + 1 })}
                title={t('products.media.thumb.remove')}
                onClick={() => onRemove(picture)}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </li>
        );
      })}
      {arriving.map(line => (
        <li key={line.id} className={classes(styles.thumb, styles.arriving)}>
          <span
            className={styles.ground}
            role="img"
            aria-label={t('products.media.thumb.uploading', { name: line.name })}
          >
            <img src={line.preview} alt="" />
          </span>
          <span className={styles.tag} aria-hidden="true">{`${percent(line.sent, line.size)}%`}</span>
        </li>
      ))}
    </ul>
  );
}
