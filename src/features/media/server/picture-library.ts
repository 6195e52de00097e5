import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  PICTURE_WIDTHS,
  type PictureRequest,
  type PictureWidth,
  pictureUrl,
  previewUrl,
  readPictureRequest,
} from '#features/media/picture-url.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { DrawingQueue } from './drawing-queue.ts';

/** Where pictures come from that are not stored yet: those the shop draws itself. */
export interface PictureSource {
  /** The picture as WebP, so many pixels wide or as wide as it is by nature; undefined for keys it does not know. */
  readonly draw: (key: string, width: number | undefined) => Promise<Buffer> | undefined;
}

export interface PictureLibrary {
  /** The picture's bytes, made now if they are not there yet; undefined when there is no such picture. @throws busy */
  readonly read: (request: PictureRequest) => Promise<Buffer | undefined>;
  /**
   * Makes pictures ahead of being asked for, one after the other, whenever nobody waits. Ends early when closed.
   * @param pauseMs between two, asked each time: none while there is nobody yet whom it could disturb
   */
  readonly makeAhead: (addresses: readonly string[], pauseMs?: () => number) => Promise<void>;
  /** Makes sure that these are there. */
  readonly makeNow: (addresses: readonly string[]) => Promise<void>;
  /** Deletes what was made of a picture in this folder. */
  readonly forget: (key: string) => Promise<void>;
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

/** Where pictures lie that were uploaded. */
type Originals = Pick<StoragePort, 'open'>;

/** Larger ones the shop does not store. */
const MOST_ORIGINAL_BYTES = 50 * 1024 * 1024;

/**
 * Pictures by their addresses. The folder holds what can be made again: those the shop draws, and under `w280/photos/…`
 * and `preview/photos/…` what is made of them and of those that were uploaded, which lie in the storage.
 */
export function openPictureLibrary(folder: string, source: PictureSource, uploaded?: Originals): PictureLibrary {
  sharp.concurrency(1);
  sharp.cache(false);
  const shelves: Shelves = { folder, source, uploaded };
  const queue = new DrawingQueue(AT_ONCE, MOST_WAITING);
  let closed = false;

  const read = async (request: PictureRequest, urgent = true): Promise<Buffer | undefined> => {
    const path = pathOf(request);
    return (await stored(folder, path)) ?? queue.run(path, () => make(shelves, path, request), urgent);
  };

  return {
    read,
    makeAhead: async (addresses, pauseMs = () => PAUSE_MS) => {
      for (const address of addresses) {
        if (closed) return;
        const request = readPictureRequest(address.slice('/media/'.length));
        if (request) await read(request, false);
        await new Promise(resolve => setTimeout(resolve, pauseMs()).unref());
      }
    },
    makeNow: async addresses => {
      const asked = addresses.map(address => readPictureRequest(address.slice('/media/'.length)));
      await Promise.all(asked.map(request => request && read(request)));
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

interface Shelves {
  readonly folder: string;
  readonly source: PictureSource;
  readonly uploaded: Originals | undefined;
}

async function make(shelves: Shelves, path: string, { key, width }: PictureRequest): Promise<Buffer | undefined> {
  const { folder, source } = shelves;
  const already = await stored(folder, path);
  if (already) return already;
  if (width === undefined)
    return (await fetchUploaded(shelves, key)) ?? keep(folder, path, source.draw(key, undefined));
  const original = (await stored(folder, key)) ?? (await fetchUploaded(shelves, key));
  if (width === 'preview') return keep(folder, path, preview(original ?? (await source.draw(key, undefined))));
  return keep(folder, path, original ? resized(original, width) : source.draw(key, width));
}

async function fetchUploaded({ uploaded }: Shelves, key: string): Promise<Buffer | undefined> {
  return uploaded && readWhole(uploaded, key, MOST_ORIGINAL_BYTES);
}

async function keep(folder: string, path: string, making: Promise<Buffer | undefined> | undefined) {
  const picture = await making;
  if (picture) await store(folder, path, picture);
  return picture;
}

/** The whole picture in the middle of a quiet ground. */
async function preview(original: Buffer | undefined): Promise<Buffer | undefined> {
  if (!original) return undefined;
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
