import sharp from 'sharp';
import { fileKind, PICTURE_KINDS, type PictureKind, spokenKind } from '#products/media/file-kind.ts';
import { MAX_PIXELS } from '#products/media/upload-rules.ts';
import { notAPicture, pictureBroken, pictureMoves, tooManyPixels } from '#products/media/uploads.contract.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More than any screen of the shop shows; larger ones are made so large. */
const MAX_SIDE = 2560;
/** A picture that takes longer is made to take long. */
const MAX_SECONDS = 20;
/** What the decoder calls the formats that are shown. AVIF is one of those it calls heif. */
const DECODED: Readonly<Record<string, PictureKind>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Makes a picture of the shop's own out of what somebody sent: upright, in the colours of the web, without anything its
 * maker or place could be known by. It is drawn anew, so nothing of the sent bytes is ever shown.
 * @throws notAPicture, pictureMoves, tooManyPixels, pictureBroken
 */
export async function cleanPicture(sent: Buffer): Promise<CleanPicture> {
  const kind = fileKind(sent);
  if (!PICTURE_KINDS.includes(kind as PictureKind)) throw notAPicture(spokenKind(kind));
  try {
    await look(sent, kind as PictureKind);
    const { data, info } = await sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 88, alphaQuality: 90, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error;
    throw pictureBroken();
  }
}

/** By the head of the file, before anything is decoded. */
async function look(sent: Buffer, kind: PictureKind): Promise<void> {
  const { format, compression, pages, width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
  const isWhatItSays = DECODED[format] === kind && (format !== 'heif' || compression === 'av1');
  if (!isWhatItSays) throw notAPicture('This file');
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  if ((pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(sent))) throw pictureMoves();
}

/** The decoder shows the first frame of an animated PNG only; its frames are announced before the first picture data. */
function isAnimatedPng(sent: Buffer): boolean {
  const frames = sent.indexOf('acTL', 8, 'latin1');
  return frames >= 0 && frames < sent.indexOf('IDAT', 8, 'latin1');
}
