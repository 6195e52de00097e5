import type { Follower } from '#platform/context.ts';

/** All followers of this process by name; passes change notifications on to them. */
export class Followers {
  readonly #kept = new Map<string, Follower>();
  #isDisconnected = false;

  /** The follower of that name, created on first use. */
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
