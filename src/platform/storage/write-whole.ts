import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file atomically: under a temporary name, then renamed, so that nobody reads a partial file, not even after a
 * crash. Failed writes leave nothing behind. Readable only by its owner, unless another mode is given.
 */
export async function writeWhole(
  target: string,
  unfinishedFolder: string,
  bytes: Buffer | Readable,
  mode = 0o600,
): Promise<void> {
  const unfinished = join(unfinishedFolder, randomUUID());
  try {
    const stream = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
    await pipeline(stream, createWriteStream(unfinished, { flush: true, mode }));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
