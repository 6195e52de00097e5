import type { PhotoSize } from '#orders/returns/return/return.schema.ts';
import { t } from '#shared/language/t.ts';
import styles from './return-photos.module.css';

const SIDE = 96;

type ReturnPhotosProps = {
  photos: readonly string[];
  /** URL of a photo, full size or small. */
  urlOf: (photo: string, size?: PhotoSize) => string;
};

/** Thumbnails of the shopper's photos, linked to the full size. */
export function ReturnPhotos({ photos, urlOf }: ReturnPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={urlOf(photo)} target="_blank" rel="noreferrer">
            <img
              src={urlOf(photo, 'small')}
              alt={t('orders.returns.photo', { at: at + 1, count: photos.length })}
              width={SIDE}
              height={SIDE}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
