import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSharp } from '#platform/load-sharp.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import {
  PICTURE_WIDTHS,
  type PictureRequest,
  type PictureWidth,
  pictureUrl,
  previewUrl,
  readPictureRequest,
} from '#products/media/picture-url.ts';
import { DrawingQueue } from './drawing-queue.ts';

/** Loads the original that all widths are made from; undefined for unknown keys. */
export type Originals = (key: string) => Promise<Buffer | undefined>;

export interface PictureLibrary {
  /** The picture's bytes, made if they are not stored yet; undefined if there is no such picture. @throws busy */
  readonly read: (request: PictureRequest) => Promise<Buffer | undefined>;
  /** Makes pictures in advance, one at a time, while no request waits. Ends early when closed. */
  readonly makeAhead: (addresses: readonly string[]) => Promise<void>;
  /** Deletes all sizes of a picture from this folder. */
  readonly forget: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** Concurrent resizes; few, so that requests keep the processor. */
const AT_ONCE = 2;
const MAX_WAITING = 500;
const PAUSE_MS = 40;
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
const PREVIEW_INSIDE = { width: 1120, height: 590 } as const;
/** Background of pictures in the light theme, as sRGB. */
const STAGE = '#f0f2f4';

const MAX_ORIGINAL_BYTES = 50 * 1024 * 1024;

/** Originals from the storage. */
export function uploadedPictures(storage: Pick<StoragePort, 'open'>): Originals {
  return key => readWhole(storage, key, MAX_ORIGINAL_BYTES);
}

/**
 * Pictures by their addresses. The folder is a cache of sizes made from originals, under `w280/photos/…` and
 * `preview/photos/…`.
 */
export function openPictureLibrary(folder: string, original: Originals): PictureLibrary {
  const queue = new DrawingQueue(AT_ONCE, MAX_WAITING);
  let closed = false;

  const read = async (request: PictureRequest, urgent = true): Promise<Buffer | undefined> => {
    const path = pathOf(request);
    return (await stored(folder, path)) ?? queue.run(path, () => make(folder, original, request), urgent);
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
    forget: async key => {
      if (!readPictureRequest(key)) return;
      for (const width of [undefined, ...PICTURE_WIDTHS, 'preview'] as const)
        await rm(join(folder, pathOf({ key, width })), { force: true });
    },
    close: () => {
      closed = true;
    },
  };
}

async function make(folder: string, original: Originals, request: PictureRequest): Promise<Buffer | undefined> {
  const path = pathOf(request);
  const already = await stored(folder, path);
  if (already) return already;
  const whole = await original(request.key);
  if (!whole || request.width === undefined) return whole;
  const picture = await (request.width === 'preview' ? preview(whole) : resized(whole, request.width));
  await store(folder, path, picture);
  return picture;
}

/** The whole picture, centred on a plain background. */
async function preview(original: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const inside = await sharp(original)
    .resize({ ...PREVIEW_INSIDE, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: STAGE } })
    .composite([{ input: inside }])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

async function resized(original: Buffer, width: PictureWidth): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(original)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 70, effort: 4 })
    .toBuffer();
}

function pathOf({ key, width }: PictureRequest): string {
  const address = width === 'preview' ? previewUrl(`/media/${key}`) : pictureUrl(key, width);
  return (address ?? '').slice('/media/'.length);
}

/** ENOTDIR: a part of the path is a file. */
const NOT_THERE = new Set<string | undefined>(['ENOENT', 'ENOTDIR']);

async function stored(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}

/** Writes to a temporary name and renames, so that no partial picture is ever read, even after a crash. */
async function store(folder: string, path: string, picture: Buffer): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, target);
}
