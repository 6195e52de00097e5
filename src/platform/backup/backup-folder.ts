import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedIn } from '#platform/backup/archive/archive-writer.ts';
import { lockDataFolder } from '#platform/db/embedded/data-folder-lock.ts';
import { backupsToKeep, type Keep } from './backup-times.ts';

const NAME = /^bijli-bazaar-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip$/;

export interface KeptBackup {
  readonly path: string;
  readonly madeAt: Date;
}

/** The file name of a backup made now. */
export function backupPath(folder: string, now: Date): string {
  return join(folder, `bijli-bazaar-${now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.zip`);
}

/** The complete backups of a folder, newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.flatMap(name => {
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (!year) return [];
    return { path: join(folder, name), madeAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) };
  });
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** The time of the newest backup; undefined if there is none. */
export async function lastBackupIn(folder: string): Promise<Date | undefined> {
  return (await listBackups(folder))[0]?.madeAt;
}

/** Deletes backups beyond the retention. @returns how many */
export async function forgetOld(folder: string, keep: Keep): Promise<number> {
  const backups = await listBackups(folder);
  const kept = backupsToKeep(
    backups.map(({ madeAt }) => madeAt),
    keep,
  );
  const old = backups.filter(({ madeAt }) => !kept.has(madeAt));
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}

/**
 * Locks a backup folder for one writer and deletes what interrupted writers left.
 * @returns a function that unlocks it
 * @throws DataFolderInUse while another process writes a backup there
 */
export async function enterBackupFolder(folder: string): Promise<() => Promise<void>> {
  const unfinished = unfinishedIn(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(unfinished, { patienceMs: 0 });
  const forget = () => rm(unfinished, { recursive: true, force: true });
  await forget();
  return () => forget().finally(unlock);
}
