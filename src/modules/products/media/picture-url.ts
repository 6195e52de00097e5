/** Widths in pixels in which every picture is served. */
export const PICTURE_WIDTHS = [160, 280, 480, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a picture, by its storage key. */
export function pictureUrl(key: string, width?: PictureWidth): string {
  return width === undefined ? `/media/${key}` : `/media/w${width}/${key}`;
}

/**
 * The address of a picture's link preview: 1200 × 630, and JPEG, because not all sites take WebP.
 * @returns undefined for pictures of other sites
 */
export function previewUrl(src: string): string | undefined {
  const [, key] = /^\/media\/(photos\/.+)\.webp$/.exec(src) ?? [];
  return key && `/media/preview/${key}.jpg`;
}

/** The picture that a path below /media requests. */
export interface PictureRequest {
  readonly key: string;
  /** Undefined for the stored original. */
  readonly width: PictureWidth | 'preview' | undefined;
}

/** Every part of a key begins with a letter or digit, which prevents path traversal. */
const ASKED = /^(?:w(\d{3,4})\/)?(photos\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*\.webp)$/;
const ASKED_PREVIEW = /^preview\/(photos\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*)\.jpg$/;
const MAX_KEY_LENGTH = 250;

/** Parses the path after /media/. @returns undefined for anything that can't be a picture's key */
export function readPictureRequest(path: string): PictureRequest | undefined {
  if (path.length > MAX_KEY_LENGTH) return undefined;
  const shown = ASKED_PREVIEW.exec(path)?.[1];
  if (shown !== undefined) return { key: `${shown}.webp`, width: 'preview' };
  const [, digits, key] = ASKED.exec(path) ?? [];
  if (key === undefined) return undefined;
  if (digits === undefined) return { key, width: undefined };
  const width = PICTURE_WIDTHS.find(known => String(known) === digits);
  return width === undefined ? undefined : { key, width };
}

/** The original name of a picture, as far as it is in its address: `front-left` of `…_front-left.webp`. */
export function pictureName(address: string): string {
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  return file.replace(/^\d{13}_[0-9a-f]{16}_/, '');
}
