import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'backups.make': Record<string, never>;
  }
}

const COMMAND = resolve(import.meta.dirname, 'commands/backup.ts');
/** Behind everybody who waits for a page. */
const PATIENT = 10;

/**
 * Runs the command that a person would run, in a process of its own: what it reads and packs takes neither time nor
 * memory from those who buy, and there is one way to a backup.
 */
export function nightlyBackup(): JobHandler<'backups.make'> {
  return async ({ log }) => {
    const child = spawn(process.execPath, [COMMAND, '--nightly'], { stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined) setPriority(child.pid, PATIENT);
    const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(`The backup was not made. ${faults.trim()}`);
    log.info({ backup: said.trim() }, 'nightly backup');
  };
}
