import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listBackups } from '#platform/backup/backup-folder.ts';
import { isBackupDue } from '#platform/backup/backup-times.ts';
import { birthOf } from '#platform/backup/source/shop-tables.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'backups.make': Record<string, never>;
  }
}

const COMMAND = resolve(import.meta.dirname, '../commands/backup.ts');
/** Lower CPU priority than the server. */
const PATIENT = 10;

/**
 * Makes the nightly backup when it is due. Runs the same command as an operator would, in a child process, so that it takes
 * no time or memory from the server.
 */
export function nightlyBackup(folder: string): JobHandler<'backups.make'> {
  return async ({ db, log, now }) => {
    const [newest] = await listBackups(folder);
    if (!isBackupDue(now(), await birthOf(db), newest?.madeAt)) return;
    const child = spawn(process.execPath, [COMMAND, '--tidy'], { stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined) setPriority(child.pid, PATIENT);
    const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(`The backup failed. ${faults.trim()}`);
    log.info({ backup: said.trim() }, 'backup of the night');
  };
}
