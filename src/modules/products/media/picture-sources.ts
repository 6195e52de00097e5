import { PICTURE_WIDTHS, type PictureWidth, pictureUrl } from './picture-url.ts';

const OWN = /^\/media\/(photos\/.+)$/;
/** For browsers that don't choose by themselves. */
const USUAL_WIDTH = 640;

export interface PictureSources {
  readonly src: string;
  /** For `srcset`: every width that is of use. Absent for a picture that is not ours. */
  readonly srcSet: string | undefined;
}

/**
 * What an `img` needs to load a picture no larger than it is shown.
 * @param upTo the widest that is ever of use at this place: 1600 for what fills a screen
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
