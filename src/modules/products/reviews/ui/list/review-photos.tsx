import { pictureSources } from '#products/media/picture-sources.ts';
import { t } from '#shared/language/t.ts';
import styles from './review-photos.module.css';

const SIDE = 80;

/** Thumbnails of a review's photos, linked to the whole ones. */
export function ReviewPhotos({ photos, by }: { photos: readonly string[]; by: string }) {
  if (photos.length === 0) return null;
  return (
    <p className={styles.photos}>
      {photos.map((photo, at) => (
        <a key={photo} href={photo}>
          <img
            src={pictureSources(photo, 160).src}
            alt={t('products.reviews.list.photo', { at: at + 1, name: by })}
            width={SIDE}
            height={SIDE}
            loading="lazy"
          />
        </a>
      ))}
    </p>
  );
}
