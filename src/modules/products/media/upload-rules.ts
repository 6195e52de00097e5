import { problem } from '#shared/api/problem.ts';

export const MB = 1024 * 1024;

/** What sellers send files for: to be shown as a picture, or to be read once by an import. */
export const PURPOSES = ['picture', 'import'] as const;
/** What any file is sent for; a shopper's photo of products that are returned is seen by few. */
export type Purpose = (typeof PURPOSES)[number] | 'return';

/** R40.3 */
export const MAX_BYTES: Readonly<Record<Purpose, number>> = { picture: 10 * MB, import: 2048 * MB, return: 10 * MB };
/** No file is sent in more pieces (R40.2); the largest that may be has 410. */
export const MAX_CHUNKS = 10_000;
export const MAX_PIXELS = 40_000_000;
/** As people read it beside the place where they choose a picture. */
export const PICTURE_RULE = 'JPEG, PNG, WebP or AVIF, up to 10 MB';
/** What a browser's file dialog offers; what a file really is, its bytes say. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export const fileTooLarge = problem(
  'upload.file_too_large',
  'too-large',
  (size: string, most: string) => `${size}, over the ${most} limit`,
);
export const fileEmpty = problem('upload.file_empty', 'invalid', 'This file is empty');

/** The size of a file as people say it: 14.1 MB, 380 kB. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** What is wrong with a file before anything of it is sent; undefined when nothing is. */
export function sizeFault(purpose: Purpose, bytes: number) {
  if (bytes === 0) return fileEmpty();
  const most = MAX_BYTES[purpose];
  return bytes > most ? fileTooLarge(sizeText(bytes), sizeText(most)) : undefined;
}
