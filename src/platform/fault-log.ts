/** An error without its message, which may contain what a person has typed. */
export interface Fault {
  readonly at: Date;
  /** What failed, in our own words: `request failed`. */
  readonly what: string;
  /** Error name and code: `TypeError`, `error 42P01`. */
  readonly fault: string | null;
  /** The route or the job. */
  readonly place: string | null;
  /** The request number that is in the log. */
  readonly reference: string | null;
}

/** pino's level for errors. */
const ERROR = 50;
const MAX_ERRORS = 100;

/** Collects errors from the log until they are taken. */
export class FaultLog {
  #faults: Fault[] = [];

  /** For the logger's hook: the bindings of the logger and the arguments of the line. */
  note(level: number, bindings: Readonly<Record<string, unknown>>, line: readonly unknown[]): void {
    if (level < ERROR || this.#faults.length >= MAX_ERRORS) return;
    const facts = typeof line[0] === 'object' && line[0] !== null ? (line[0] as Record<string, unknown>) : {};
    const said = { ...bindings, ...facts };
    this.#faults.push({
      at: new Date(),
      what: textOf(line.find(each => typeof each === 'string')) ?? 'error',
      fault: faultOf(facts.err ?? (line[0] instanceof Error ? line[0] : undefined)),
      place: textOf(said.route ?? said.path ?? said.job),
      reference: textOf(said.reqId ?? said.jobId),
    });
  }

  /** Returns and clears the collected errors. */
  take(): Fault[] {
    const taken = this.#faults;
    this.#faults = [];
    return taken;
  }

  /** Puts back errors that could not be saved, up to the limit. */
  putBack(faults: readonly Fault[]): void {
    this.#faults = [...faults, ...this.#faults].slice(0, MAX_ERRORS);
  }
}

function faultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`.slice(0, 100);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 200) : null;
}
