import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ownKey, placeOf, type StoragePort } from '#platform/storage/storage.ts';
import { takeUploads } from '#platform/storage/take-upload.ts';
import { writeWhole } from '#platform/storage/write-whole.ts';
import { SENT_AS, type StoredObject } from '#shared/ports/storage-port.ts';
import { orUnavailable, undefinedIfMissing } from './folder-faults.ts';
import { folderParts } from './folder-parts.ts';
import { type Permitted, signedAddress } from './signed-address.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A local folder as storage. Its signing secret is in it, so that all processes that share the folder accept each other's
 * permissions.
 */
export async function openFolderStore(folder: string, now = () => new Date()): Promise<StoragePort> {
  const secret = await secretOf(folder);
  const unfinished = join(folder, '.unfinished');
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await forgetCrashed(unfinished);
  const pathOf = (key: string) => join(folder, ownKey(key));
  const write = (key: string, bytes: Buffer | Readable) => writeWhole(pathOf(key), unfinished, bytes);
  const parts = folderParts(join(folder, '.parts'), unfinished, pathOf);
  const permit = (permitted: Permitted) => ({ url: signedAddress(secret, permitted, now()), headers: SENT_AS });

  return {
    put: async (key, bytes) => orUnavailable(write(key, bytes)),
    open: async key => {
      const file = await orUnavailable(open(pathOf(key)).catch(undefinedIfMissing));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    },
    sizeOf: async key => orUnavailable(stat(pathOf(key)).then(({ size }) => size, undefinedIfMissing)),
    remove: async key => orUnavailable(rm(pathOf(key), { force: true })),
    list: prefix => walk(folder, prefix),
    permitPut: async (key, bytes) => permit({ key: ownKey(key), bytes, parts: undefined }),
    beginParts: async () => randomUUID(),
    permitPart: async (key, id, part, bytes) => permit({ key: ownKey(key), bytes, parts: { id, part } }),
    completeParts: async (key, id, tags) => orUnavailable(parts.complete(key, id, tags.length)),
    abortParts: async (_key, id) => orUnavailable(parts.abort(id)),
    mount: app =>
      takeUploads(app, {
        secret,
        now,
        keep: ({ key, parts: of }, bytes) => orUnavailable(of ? parts.keep(of.id, of.part, bytes) : write(key, bytes)),
      }),
    origin: undefined,
    place: placeOf(secret),
  };
}

/** Created by the first process; readable only by its owner. */
async function secretOf(folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, '.secret');
  await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path);
}

/** Deletes files that a crashed process left half-written. */
async function forgetCrashed(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const found = await stat(path).catch(undefinedIfMissing);
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true });
  }
}

async function* walk(folder: string, prefix: string): AsyncIterable<StoredObject> {
  const top = prefix.includes('/') ? dirname(`${prefix}x`) : '.';
  const entries = await readdir(join(folder, top), { withFileTypes: true, recursive: true }).catch(undefinedIfMissing);
  for (const entry of entries ?? []) {
    const key = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || key.startsWith('.') || !key.startsWith(prefix)) continue;
    const found = await stat(join(folder, key)).catch(undefinedIfMissing);
    if (found) yield { key, size: found.size, changedAt: found.mtime };
  }
}
