import { RequestGivenUp } from './given-up.ts';

/** Stops a start: the database does not answer. The message has the address without its password. */
export class DatabaseUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    super(`The database at ${withoutPassword(url)} can't be reached: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnreachable';
  }
}

/** Stops a start: another process uses the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: string | undefined, cause: unknown) {
    super(
      `The data folder ${folder} is in use by another process${pid ? ` (${pid})` : ''}. Stop it, or set DATA_DIR.`,
      { cause },
    );
    this.name = 'DataFolderInUse';
  }
}

/** Stops a command that needs a copy of a data folder: the process that holds the lock did not provide one. */
export class NoCopyGiven extends Error {
  constructor(folder: string, why: string) {
    super(
      `The process that is using ${folder} did not provide a copy of it${why ? `: ${why}` : ''}. Stop it and try again.`,
    );
    this.name = 'NoCopyGiven';
  }
}

/** PostgreSQL's error fields, provided by both engines. */
interface SqlError {
  readonly code: string;
  readonly constraint?: string;
}

function sqlError(error: unknown): SqlError | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string')
    return undefined;
  return error as SqlError;
}

/** The name of the violated constraint, so that a query file can map it to a Problem. */
export function violatedConstraint(error: unknown): string | undefined {
  return sqlError(error)?.constraint;
}

/** A conflict between transactions; repeating the transaction is safe. */
export function isWorthRepeating(error: unknown): boolean {
  const code = sqlError(error)?.code;
  return code === '40001' || code === '40P01';
}

const UNAVAILABLE_CODES = new Set([
  // Serialization failure after all retries.
  '40001',
  '40P01',
  // The server is a replica by now and takes no writes.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '53100',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
]);
const UNAVAILABLE_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|connection is closed|PGlite is closed/i;

/** The database is unavailable, full or overloaded, or the request timed out. The request itself is valid and may be retried. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlError(error)?.code ?? '';
  return (
    UNAVAILABLE_CODES.has(code) ||
    code.startsWith('08') ||
    error instanceof RequestGivenUp ||
    (error instanceof Error && UNAVAILABLE_WORDS.test(error.message))
  );
}

/** The statement took longer than statements may. */
export function isTimeout(error: unknown): boolean {
  return sqlError(error)?.code === '57014';
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
