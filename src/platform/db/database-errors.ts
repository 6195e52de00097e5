import { RequestGivenUp } from './given-up.ts';

/** Stops a start: nothing answers at the database's address. The address is said without its password. */
export class DatabaseUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    super(`The database at ${withoutPassword(url)} can't be reached: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnreachable';
  }
}

/** Stops a start: another process works in the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: string | undefined, cause: unknown) {
    super(
      `The data folder ${folder} is in use by another process${pid ? ` (${pid})` : ''}. Stop it, or set DATA_DIR.`,
      { cause },
    );
    this.name = 'DataFolderInUse';
  }
}

/** Stops a command that wants a copy of a data folder: the process that has it gives none, and may have said why. */
export class NoCopyGiven extends Error {
  constructor(folder: string, why: string) {
    super(
      `The process that is using ${folder} did not provide a copy of it${why ? `: ${why}` : ''}. Stop it and try again.`,
    );
    this.name = 'NoCopyGiven';
  }
}

/** PostgreSQL's fields of an error, which both engines give. */
interface SqlError {
  readonly code: string;
  readonly constraint?: string;
}

function sqlError(error: unknown): SqlError | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string')
    return undefined;
  return error as SqlError;
}

/** The name of the constraint that refused a statement, so that a query file can map it to a Problem. */
export function violatedConstraint(error: unknown): string | undefined {
  return sqlError(error)?.constraint;
}

/** Two transactions met; doing the loser's work again is right and safe. */
export function isWorthRepeating(error: unknown): boolean {
  const code = sqlError(error)?.code;
  return code === '40001' || code === '40P01';
}

const UNAVAILABLE_CODES = new Set([
  // Met others each time it was tried.
  '40001',
  '40P01',
  // The server follows another by now, and takes no writes.
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

/** The database is away, full or overloaded, or the request took too long: it may be tried again, nothing in it is wrong. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlError(error)?.code ?? '';
  return (
    UNAVAILABLE_CODES.has(code) ||
    code.startsWith('08') ||
    error instanceof RequestGivenUp ||
    (error instanceof Error && UNAVAILABLE_WORDS.test(error.message))
  );
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
