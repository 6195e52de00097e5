const BEGIN = new Date('2026-11-22T06:00:00Z');
const DAY_MS = 86_400_000;

/** A clock for a shop in a test that stands until days are said to pass. */
export class StandingClock {
  #now = BEGIN;
  readonly now = () => this.#now;

  pass(days: number): void {
    this.#now = new Date(this.#now.getTime() + days * DAY_MS);
  }

  restart(): void {
    this.#now = BEGIN;
  }
}
