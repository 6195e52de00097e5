import { loadSharp, type Sharp } from '#platform/load-sharp.ts';
import { fileKind, PICTURE_KINDS, type PictureKind } from '#products/media/file-kind.ts';
import { MAX_PIXELS } from '#products/media/upload-rules.ts';
import { notAPicture, pictureBroken, pictureMoves, tooManyPixels } from '#products/media/uploads.contract.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** In pixels; larger pictures are scaled down. No screen of the shop shows more. */
const MAX_SIDE = 2560;
/** A picture that takes longer is an attack. */
const MAX_SECONDS = 20;
/** The decoder's names of accepted formats. AVIF is one of several that it calls heif. */
const DECODED: Readonly<Record<string, PictureKind>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Re-encodes an uploaded picture: rotated upright, in sRGB, without metadata. The uploaded bytes are never served.
 * @throws notAPicture, pictureMoves, tooManyPixels, pictureBroken
 */
export async function cleanPicture(sent: Buffer): Promise<CleanPicture> {
  const kind = fileKind(sent);
  if (!PICTURE_KINDS.includes(kind as PictureKind)) throw notAPicture(kind);
  try {
    const sharp = await loadSharp();
    await look(sharp, sent, kind as PictureKind);
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

/** Checks the header before anything is decoded. */
async function look(sharp: Sharp, sent: Buffer, kind: PictureKind): Promise<void> {
  const { format, compression, pages, width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
  const isWhatItSays = DECODED[format] === kind && (format !== 'heif' || compression === 'av1');
  if (!isWhatItSays) throw notAPicture(undefined);
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  if ((pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(sent))) throw pictureMoves();
}

/**
 * The decoder reads only the first frame of an animated PNG, so its `acTL` chunk is searched before the first `IDAT`.
 */
function isAnimatedPng(sent: Buffer): boolean {
  const frames = sent.indexOf('acTL', 8, 'latin1');
  return frames >= 0 && frames < sent.indexOf('IDAT', 8, 'latin1');
}
