import { isWorthRepeating } from '#platform/db/database-errors.ts';
import { Timings } from '#platform/metrics/timings.ts';
import { type Occasion, occasionNow } from '#platform/occasion.ts';
import { statementWords } from './statement-words.ts';

/** A statement that took long: its text without values, and who asked. */
export interface SlowStatement extends Occasion {
  readonly statement: string;
  readonly ms: number;
}

/** Begins with the sending of one statement; to be called once, when it is answered or has failed. */
export type SentStatement = (error?: unknown) => void;

/** Counts the statements of one database and tells of those that take long. */
export class StatementMeter {
  readonly timings = new Timings();
  failed = 0;
  slow = 0;
  committed = 0;
  rolledBack = 0;
  /** Transactions met another, and the work is done again. */
  collided = 0;
  #slowMs = Number.POSITIVE_INFINITY;
  #tell: (slow: SlowStatement) => void = () => {};

  /** Tells of every statement from now on that takes so long. */
  tellSlow(slowMs: number, tell: (slow: SlowStatement) => void): void {
    this.#slowMs = slowMs;
    this.#tell = tell;
  }

  send(text: string): SentStatement {
    const since = performance.now();
    // Asked now, because the answer comes by the connection, which knows nobody.
    const occasion = occasionNow();
    return error => {
      const ms = performance.now() - since;
      this.timings.note(ms / 1000);
      if (error === undefined) this.#count(text);
      else this.#countFailure(error);
      if (ms < this.#slowMs) return;
      this.slow += 1;
      this.#tell({ ...occasion, statement: statementWords(text), ms: Math.round(ms) });
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
