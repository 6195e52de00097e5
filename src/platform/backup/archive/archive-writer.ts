import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeWhole } from '#platform/storage/write-whole.ts';

/** Compression level; of three that were measured, fast enough for a database and close to the smallest. */
const COMPRESSION = 4;
const READABLE_BY_ITS_OWNER = 0o600;

export interface Written {
  readonly size: number;
  readonly sha256: string;
}
/** Appends one entry to the archive. With `isPacked` it is stored without compression. */
export type AddPiece = (name: string, bytes: AsyncIterable<Buffer | string>, isPacked?: boolean) => Promise<Written>;

/**
 * Streams a zip file. It is written under a temporary name and renamed when it is complete and synced, so that a file of
 * this name is always complete.
 */
export async function writeArchive<Result>(path: string, fill: (add: AddPiece) => Promise<Result>): Promise<Result> {
  const zip = new ZipFile();
  let current: Readable | undefined;
  const add: AddPiece = async (name, bytes, isPacked = false) => {
    const hash = createHash('sha256');
    let size = 0;
    const counted = async function* () {
      for await (const piece of bytes) {
        const chunk = Buffer.from(piece);
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    const stream = Readable.from(counted(), { objectMode: false });
    current = stream;
    const ended = new Promise<void>((done, failed) =>
      stream
        .once('end', done)
        .once('error', failed)
        .once('close', () => failed(new Error('the archive broke off'))),
    );
    const level = isPacked ? { compress: false } : { compressionLevel: COMPRESSION };
    zip.addReadStream(stream, name, { ...level, forceZip64Format: true, mode: READABLE_BY_ITS_OWNER });
    await ended;
    return { size, sha256: hash.digest('hex') };
  };
  const output = zip.outputStream as PassThrough;
  zip.on('error', error => output.destroy(error as Error));
  const unfinished = unfinishedIn(dirname(path));
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const writing = writeWhole(path, unfinished, output, READABLE_BY_ITS_OWNER).catch(error => {
    current?.destroy(error);
    throw error;
  });
  const filling = fill(add).then(
    result => {
      zip.end();
      return result;
    },
    error => {
      output.destroy(error);
      throw error;
    },
  );
  const [filled, written] = await Promise.allSettled([filling, writing]);
  if (filled.status === 'rejected') throw filled.reason;
  if (written.status === 'rejected') throw written.reason;
  return filled.value;
}

/** The folder for archives that are being written, or whose writing was interrupted. */
export function unfinishedIn(folder: string): string {
  return join(folder, '.unfinished-backup');
}
