import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets one piece of long work begin in each turn of the event loop. What arrives meanwhile, and takes no time, is answered
 * before the next begins.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves when it is the caller's turn, first come, first served. */
  next(): Promise<unknown> {
    this.#last = this.#last.then(() => nextTurn());
    return this.#last;
  }
}
