import { isWorthRepeating } from '#platform/db/database-errors.ts';
import { Timings } from '#platform/metrics/timings.ts';
import { type Occasion, occasionNow } from '#platform/occasion.ts';

/** A slow statement: its text without values, and the request or job it was for. */
export interface SlowStatement extends Occasion {
  readonly statement: string;
  readonly ms: number;
}

/** Call once when the statement is answered or has failed. */
export type SentStatement = (error?: unknown) => void;

/** Counts the statements of one database and reports slow ones. */
export class StatementMeter {
  readonly timings = new Timings();
  failed = 0;
  slow = 0;
  committed = 0;
  rolledBack = 0;
  /** Transactions that were repeated after a conflict. */
  collided = 0;
  #slowMs = Number.POSITIVE_INFINITY;
  #tell: (slow: SlowStatement) => void = () => {};

  /** From now on reports every statement that takes this long. */
  tellSlow(slowMs: number, tell: (slow: SlowStatement) => void): void {
    this.#slowMs = slowMs;
    this.#tell = tell;
  }

  send(text: string): SentStatement {
    const since = performance.now();
    // Read now, because the answer arrives outside the request's async context.
    const occasion = occasionNow();
    return error => {
      const ms = performance.now() - since;
      this.timings.note(ms / 1000);
      if (error === undefined) this.#count(text);
      else this.#countFailure(error);
      if (ms < this.#slowMs) return;
      this.slow += 1;
      this.#tell({ ...occasion, span: undefined, statement: statementWords(text), ms: Math.round(ms) });
    };
  }

  #count(text: string): void {
    if (text === 'commit') this.committed += 1;
    if (text === 'rollback') this.rolledBack += 1;
  }

  #countFailure(error: unknown): void {
    this.failed += 1;
    if (isWorthRepeating(error)) this.collided += 1;
  }
}

const MAX_LENGTH = 2_000;

/**
 * A statement for the log: on one line, without literal values. Parameters are not part of the text; quoted strings and
 * long numbers become `?`.
 */
export function statementWords(text: string): string {
  const plain = text
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, '?')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$])\d{5,}/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : plain;
}
