import { WrongEnvironment } from '#config/env.ts';
import { GuessableAdministrator } from '#people/accounts/server/accounts.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { DatabaseUnreachable, DataFolderInUse, NoCopyGiven } from '#platform/db/database-errors.ts';
import { MigrationFailed } from '#platform/db/migrations/migrate.ts';
import { DatabaseIsNewer } from '#platform/db/migrations/migrations-that-ran.ts';
import { RoleWithoutLimits } from '#platform/db/postgres/session-limits.ts';

const isTerminal = process.stdout.isTTY === true && !process.env.NO_COLOR;

export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function strong(text: string): string {
  return isTerminal ? `\u001b[1m${text}\u001b[0m` : text;
}

/** Says what is being done, how far it is where that is known, and how long it took. */
export async function step<Result>(
  title: string,
  work: (report: (howFar: string) => void) => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const report = (howFar: string) => {
    if (isTerminal) process.stdout.write(`\r\u001b[2K… ${title} ${howFar}`);
  };
  report('');
  const result = await work(report);
  if (isTerminal) process.stdout.write('\r\u001b[2K');
  say(`✔ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** The same work without a word, for a process beside one that has said it. */
export function quietly<Result>(
  _title: string,
  work: (report: (howFar: string) => void) => Promise<Result>,
): Promise<Result> {
  return work(() => {});
}

const READABLE = [
  WrongEnvironment,
  DatabaseUnreachable,
  RoleWithoutLimits,
  DataFolderInUse,
  NoCopyGiven,
  MigrationFailed,
  DatabaseIsNewer,
  BackupFault,
  GuessableAdministrator,
];

/** The sentence of a fault that the person who starts the shop can mend; undefined for our own bugs. */
function readableFault(error: unknown): string | undefined {
  if (READABLE.some(kind => error instanceof kind)) return (error as Error).message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program. Choose another: PORT=${(port ?? 3000) + 1} npm start`;
  if (code === 'ENOTSUP') return 'This operating system can’t share a port among processes. Remove PROCESSES.';
  if (code === 'EACCES') return `Port ${port} needs administrator rights. Choose one above 1023: PORT=3000 npm start`;
  return undefined;
}

/** What this program writes is for its owner alone: mails, uploads, backups and the database hold what is private to people. */
const FOR_THE_OWNER = 0o077;

/** Runs a program's whole life; words that it does not take end it with 2, a fault that can be mended with its sentence, a bug with its stack. */
export async function run(program: () => Promise<void>): Promise<void> {
  process.umask(FOR_THE_OWNER);
  try {
    await program();
  } catch (error) {
    const words = notUnderstood(error);
    const sentence = words ?? readableFault(error);
    process.stderr.write(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(words ? 2 : 1);
  }
}

/** What `parseArgs` found wrong with a command's words, in one sentence. */
function notUnderstood(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message?: string };
  if (!code?.startsWith('ERR_PARSE_ARGS_')) return undefined;
  return `${message?.split('. ')[0]}. For help, add -- --help`;
}
