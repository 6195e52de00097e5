import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  type PictureRequest,
  type PictureWidth,
  pictureUrl,
  previewUrl,
  readPictureRequest,
} from '#features/media/picture-url.ts';
import { DrawingQueue } from './drawing-queue.ts';

/** Where pictures come from that are not stored yet: those the shop draws itself. */
export interface PictureSource {
  /** The picture as WebP, so many pixels wide or as wide as it is by nature; undefined for keys it does not know. */
  readonly draw: (key: string, width: number | undefined) => Promise<Buffer> | undefined;
}

export interface PictureLibrary {
  /** The picture's bytes, made now if they are not there yet; undefined when there is no such picture. @throws busy */
  readonly read: (request: PictureRequest) => Promise<Buffer | undefined>;
  /** Makes pictures ahead of being asked for, one after the other, whenever nobody waits. Ends early when closed. */
  readonly makeAhead: (addresses: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** At a time, so that drawing never takes the processor from those who buy. */
const AT_ONCE = 2;
const MOST_WAITING = 500;
const PAUSE_MS = 40;
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
const PREVIEW_INSIDE = { width: 1120, height: 590 } as const;
/** The ground that pictures stand on in the shop, light theme, as sRGB. */
const STAGE = '#f0f2f4';

/** Pictures in a folder: `photos/…` as they were stored, `w280/photos/…` and `preview/photos/…` made from them. */
export function openPictureLibrary(folder: string, source: PictureSource): PictureLibrary {
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = new DrawingQueue(AT_ONCE, MOST_WAITING);
  let closed = false;

  const read = async (request: PictureRequest, urgent = true): Promise<Buffer | undefined> => {
    const path = pathOf(request);
    return (await stored(folder, path)) ?? queue.run(path, () => make(folder, path, request, source), urgent);
  };

  return {
    read,
    makeAhead: async addresses => {
      for (const address of addresses) {
        if (closed) return;
        const request = readPictureRequest(address.slice('/media/'.length));
        if (request) await read(request, false);
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS).unref());
      }
    },
    close: () => {
      closed = true;
    },
  };
}

async function make(
  folder: string,
  path: string,
  { key, width }: PictureRequest,
  source: PictureSource,
): Promise<Buffer | undefined> {
  const already = await stored(folder, path);
  if (already) return already;
  if (width === 'preview') return storePreview(folder, path, key, source);
  const original = width === undefined ? undefined : await stored(folder, key);
  const picture = original && width ? await resized(original, width) : await source.draw(key, width);
  if (picture) await store(folder, path, picture);
  return picture;
}

async function storePreview(folder: string, path: string, key: string, source: PictureSource) {
  const original = (await stored(folder, key)) ?? (await source.draw(key, undefined));
  const picture = original && (await preview(original));
  if (picture) await store(folder, path, picture);
  return picture;
}

/** The whole picture in the middle of a quiet ground. */
function preview(original: Buffer): Promise<Buffer> {
  return sharp(original)
    .resize({ ...PREVIEW_INSIDE, fit: 'inside' })
    .toBuffer()
    .then(inside =>
      sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: STAGE } })
        .composite([{ input: inside }])
        .jpeg({ quality: 84, progressive: true })
        .toBuffer(),
    );
}

function resized(original: Buffer, width: PictureWidth): Promise<Buffer> {
  return sharp(original)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 70, effort: 4 })
    .toBuffer();
}

function pathOf({ key, width }: PictureRequest): string {
  const address = width === 'preview' ? previewUrl(`/media/${key}`) : pictureUrl(key, width);
  return (address ?? '').slice('/media/'.length);
}

/** No such file, or one where the path wants a folder. */
const NOT_THERE = new Set<string | undefined>(['ENOENT', 'ENOTDIR']);

async function stored(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}

/** Under another name first, so that nobody ever reads half a picture, not even after a crash. */
async function store(folder: string, path: string, picture: Buffer): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, target);
}
