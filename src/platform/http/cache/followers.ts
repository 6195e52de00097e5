import type { Follower } from '#platform/context.ts';

/** Everything that this process keeps beside the database and that hears of every change, each under its name. */
export class Followers {
  readonly #kept = new Map<string, Follower>();
  #isDisconnected = false;

  /** The one of that name, made when it is first asked for. */
  follow<Kept extends Follower>(name: string, make: () => Kept): Kept {
    const known = this.#kept.get(name);
    if (known) return known as Kept;
    const made = make();
    if (this.#isDisconnected) made.setDisconnected(true);
    this.#kept.set(name, made);
    return made;
  }

  subscribe(tags: ReadonlySet<string>): void {
    for (const follower of this.#kept.values()) follower.subscribe(tags);
  }

  setDisconnected(isDisconnected: boolean): void {
    this.#isDisconnected = isDisconnected;
    for (const follower of this.#kept.values()) follower.setDisconnected(isDisconnected);
  }
}
