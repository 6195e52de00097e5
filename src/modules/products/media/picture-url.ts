/** The widths in pixels that every picture can be had in. */
export const PICTURE_WIDTHS = [160, 280, 480, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a picture of ours, by the key it is stored under. */
export function pictureUrl(key: string, width?: PictureWidth): string {
  return width === undefined ? `/media/${key}` : `/media/w${width}/${key}`;
}

/**
 * The address of one of our pictures as link previews want it: 1200 × 630, and JPEG, because not all of them take WebP.
 * @returns undefined for a picture that is not ours
 */
export function previewUrl(src: string): string | undefined {
  const [, key] = /^\/media\/(photos\/.+)\.webp$/.exec(src) ?? [];
  return key && `/media/preview/${key}.jpg`;
}

/** Which picture an address below /media asks for. */
export interface PictureRequest {
  readonly key: string;
  /** Undefined asks for the picture as it is stored. */
  readonly width: PictureWidth | 'preview' | undefined;
}

/** Every part of a key begins with a letter or a figure, so none can climb out of the folder. */
const ASKED = /^(?:w(\d{3,4})\/)?(photos\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*\.webp)$/;
const ASKED_PREVIEW = /^preview\/(photos\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*)\.jpg$/;
const MAX_KEY_LENGTH = 250;

/** Reads what follows /media/. @returns undefined for anything that can't be a picture of ours */
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
