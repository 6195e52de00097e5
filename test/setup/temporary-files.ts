import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const FOLDER = /^shop-tests-(\d+)$/;
/** A run leaves some 250 databases of 12 MB behind, and needs memory for itself. */
const MIN_FREE_BYTES = 8 * 1024 ** 3;

/**
 * Has this process and those it starts keep their temporary files in memory, where there is enough of it: on a disk,
 * making a database takes twenty times as long. The files are gone when the process is.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(MEMORY) || !hasRoom()) return;
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(FOLDER.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
  const folder = join(MEMORY, `shop-tests-${process.pid}`);
  // PostgreSQL may run as another user and has to come past here.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
