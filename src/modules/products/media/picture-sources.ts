import { PICTURE_WIDTHS, type PictureWidth, pictureUrl } from './picture-url.ts';

const OWN = /^\/media\/(photos\/.+)$/;
/** For browsers without `srcset`. */
const USUAL_WIDTH = 640;

export interface PictureSources {
  readonly src: string;
  /** For `srcset`: every useful width. Undefined for pictures of other sites. */
  readonly srcSet: string | undefined;
}

/**
 * The attributes of an `img` that loads a picture no larger than it is shown.
 * @param upTo the largest useful width at this place: 1600 for a picture that fills the screen
 */
export function pictureSources(src: string, upTo: PictureWidth = 960): PictureSources {
  const key = OWN.exec(src)?.[1];
  if (key === undefined) return { src, srcSet: undefined };
  const widths = PICTURE_WIDTHS.filter(width => width <= upTo);
  return {
    src: pictureUrl(key, upTo < USUAL_WIDTH ? upTo : USUAL_WIDTH),
    srcSet: widths.map(width => `${pictureUrl(key, width)} ${width}w`).join(', '),
  };
}
