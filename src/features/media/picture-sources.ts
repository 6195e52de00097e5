/** Widths in which the store hands out each picture, in pixels. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 960] as const;

const STORED = '/media/';

export interface PictureSources {
  readonly src: string;
  /** For `srcset`: every width there is. Absent for a picture that is not ours. */
  readonly srcSet: string | undefined;
}

/** The addresses of a stored picture's renditions: `/media/{key}` has them under `/media/w{width}/{key}`. */
export function pictureSources(src: string): PictureSources {
  if (!src.startsWith(STORED)) return { src, srcSet: undefined };
  const key = src.slice(STORED.length);
  const at = (width: number) => `${STORED}w${width}/${key}`;
  return { src: at(640), srcSet: RENDITION_WIDTHS.map(width => `${at(width)} ${width}w`).join(', ') };
}
