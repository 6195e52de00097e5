import { randomBytes } from 'node:crypto';
import type { Purpose } from '#products/media/upload-rules.ts';

const MAX_NAME_LENGTH = 60;
/** Files for an import keep their extension, by which it knows their format. */
const ENDINGS = /\.(csv|zip)$/;

/**
 * A unique key that can't be guessed. Only letters and digits of the file's name remain (R40.1), and nothing of the name of
 * a shopper's photo that everybody sees.
 */
export function uploadKey(purpose: Purpose, name: string, now: Date): string {
  const mark = `${now.getTime()}_${randomBytes(8).toString('hex')}`;
  const lower = name.toLowerCase();
  if (purpose === 'picture') return `photos/${mark}_${plain(lower)}.webp`;
  if (purpose === 'review') return `photos/${mark}_photo.webp`;
  if (purpose === 'return') return `returns/${mark}_${plain(lower)}.webp`;
  return `others/${mark}_${plain(lower)}${ENDINGS.exec(lower)?.[0] ?? '.csv'}`;
}

/** The key of the uploaded bytes until they are checked; never served. */
export function incomingKey(key: string): string {
  return key.replace(/^(photos|returns)\//, 'incoming/');
}

function plain(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words.slice(0, MAX_NAME_LENGTH).replace(/^-+|-+$/g, '') || 'file';
}
