interface Waiting<Item> {
  readonly item: Item;
  readonly cost: number;
}

/**
 * A fair queue: each client has a line of its own, and the lines take turns, so that a client that floods it delays only
 * itself. Limited by the sum of the costs.
 */
export class FairLine<Item> {
  readonly #most: number;
  readonly #lines = new Map<string, { items: Waiting<Item>[]; cost: number }>();
  #cost = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  /**
   * Appends an item to a client's line.
   * @returns the item that is dropped if there is no room: the last one of the longest line, or this one
   */
  push(who: string, item: Item, cost = 1): Item | undefined {
    const own = this.#lines.get(who) ?? { items: [], cost: 0 };
    own.items.push({ item, cost });
    own.cost += cost;
    this.#cost += cost;
    this.#lines.set(who, own);
    return this.#cost > this.#most ? this.#dropLast() : undefined;
  }

  /** What {@link shift} would return, with its cost. */
  peek(): Waiting<Item> | undefined {
    const [first] = this.#lines.values();
    return first?.items[0];
  }

  /** Takes the next item; its client moves to the end of the queue. */
  shift(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [who, own] = first;
    const next = own.items.shift();
    this.#lines.delete(who);
    if (own.items.length > 0) this.#lines.set(who, own);
    own.cost -= next?.cost ?? 0;
    this.#cost -= next?.cost ?? 0;
    return next?.item;
  }

  #dropLast(): Item | undefined {
    let longest: string | undefined;
    let most = 0;
    for (const [who, { cost }] of this.#lines)
      if (cost >= most) {
        longest = who;
        most = cost;
      }
    const own = longest === undefined ? undefined : this.#lines.get(longest);
    const last = own?.items.pop();
    if (!own || !last) return undefined;
    own.cost -= last.cost;
    this.#cost -= last.cost;
    if (own.items.length === 0 && longest !== undefined) this.#lines.delete(longest);
    return last.item;
  }
}
