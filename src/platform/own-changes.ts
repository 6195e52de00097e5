import { randomUUID } from 'node:crypto';

/** The first word of a notification says which change of which process it is; tags never begin so. */
const MARK = '@';

/**
 * A process learns of its own changes twice: when their transaction returns, and by its own notification, in either order.
 * The second time nothing has changed, and answers made in between are fresh.
 */
export class OwnChanges {
  readonly #process = `${MARK}${randomUUID()}:`;
  /** Changes learned of once. */
  readonly #once = new Set<string>();
  #count = 0;

  /** The mark of a new change. */
  mark(): string {
    this.#count += 1;
    return `${this.#process}${this.#count}`;
  }

  /** Whether this process learns of the change for the first time. Always true for those of other processes. */
  isNews(mark: string): boolean {
    if (!mark.startsWith(this.#process)) return true;
    if (this.#once.delete(mark)) return false;
    this.#once.add(mark);
    return true;
  }

  /** Notifications may have been missed, so those awaited may never come. */
  forget(): void {
    this.#once.clear();
  }
}

/** A notification: the mark of a change, and its tags. */
export const changeWord = (mark: string, tags: string) => `${mark} ${tags}`;

/** What a notification says. One of an earlier version of the shop has no mark. */
export function readChange(word: string): { readonly mark: string; readonly tags: ReadonlySet<string> } {
  const [first = '', ...rest] = word.split(' ');
  return first.startsWith(MARK) ? { mark: first, tags: new Set(rest) } : { mark: '', tags: new Set([first, ...rest]) };
}
