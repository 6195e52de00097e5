import { WrongEnvironment } from '#config/env.ts';
import { GuessableAdministrator } from '#people/accounts/server/accounts.ts';
import { BackupFault } from '#platform/backup/backup-fault.ts';
import { DatabaseUnreachable, DataFolderInUse, NoCopyGiven } from '#platform/db/database-errors.ts';
import { MigrationFailed } from '#platform/db/migrations/migrate.ts';
import { DatabaseIsNewer } from '#platform/db/migrations/migrations-that-ran.ts';
import { RoleWithoutLimits } from '#platform/db/postgres/session-limits.ts';
import { StorageFault } from '#platform/storage/storage-fault.ts';

const isTerminal = process.stdout.isTTY === true && !process.env.NO_COLOR;

export function printLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function strong(text: string): string {
  return isTerminal ? `\u001b[1m${text}\u001b[0m` : text;
}

/** Prints a step with its progress and duration. */
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
  printLine(`✔ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/** Runs a step silently, in processes beside the one that prints. */
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
  StorageFault,
  GuessableAdministrator,
];

/** The message for an error that the operator can fix; undefined for bugs. */
function readableFault(error: unknown): string | undefined {
  if (READABLE.some(kind => error instanceof kind)) return (error as Error).message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program. Choose another: PORT=${(port ?? 3000) + 1} npm start`;
  if (code === 'ENOTSUP') return 'This operating system can’t share a port among processes. Remove PROCESSES.';
  if (code === 'EACCES') return `Port ${port} needs administrator rights. Choose one above 1023: PORT=3000 npm start`;
  return undefined;
}

/** New files are readable by their owner only: mails, uploads, backups and the database contain personal data. */
const FOR_THE_OWNER = 0o077;

/**
 * Runs a program. Exit codes: 2 for invalid arguments, 1 for an error. Errors that the operator can fix are printed as a
 * sentence, bugs with their stack.
 */
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

/** The sentence for an error of `parseArgs`. */
function notUnderstood(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message?: string };
  if (!code?.startsWith('ERR_PARSE_ARGS_')) return undefined;
  return `${message?.split('. ')[0]}. For help, add -- --help`;
}

/**
 * Ignores errors of the log output, such as a full disk or a closed pipe, so that requests go on (docs/security-cases.md
 * X17).
 */
export function outliveLog(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
