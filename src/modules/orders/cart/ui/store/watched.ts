/** A value that screens can watch. */
export interface Watched<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** @returns how to stop watching */
  readonly subscribe: (listener: () => void) => () => void;
}

export function watched<Value>(first: Value): Watched<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
