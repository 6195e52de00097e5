import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

export const MB = 1024 * 1024;

/** What sellers upload: a picture, or a file for an import. */
export const PURPOSES = ['picture', 'import'] as const;
/** `return` is a shopper's private photo of a returned item, `review` a public one with a review. */
export type Purpose = (typeof PURPOSES)[number] | 'return' | 'review';

/** R40.3 */
export const MAX_BYTES: Readonly<Record<Purpose, number>> = {
  picture: 10 * MB,
  import: 2048 * MB,
  return: 10 * MB,
  review: 10 * MB,
};
/** Maximum number of parts (R40.2); the largest allowed file has 410. */
export const MAX_CHUNKS = 10_000;
export const MAX_PIXELS = 40_000_000;
/** For the file dialog; the real type is detected from the bytes. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export const fileTooLarge = problem('upload.file_too_large', 'too-large', (size: string, most: string) =>
  t('products.media.refusal.tooLarge', { size, most }),
);
export const fileEmpty = problem('upload.file_empty', 'invalid', () => t('products.media.refusal.empty'));

/** A file size as text: 14.1 MB, 380 kB. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** The error of a file's size; undefined if it is allowed. */
export function sizeFault(purpose: Purpose, bytes: number) {
  if (bytes === 0) return fileEmpty();
  const most = MAX_BYTES[purpose];
  return bytes > most ? fileTooLarge(sizeText(bytes), sizeText(most)) : undefined;
}
