const MIN_PREFIX_LENGTH = 3;
const MAX_LENGTH = 6;

/** Beginnings of PIN codes, each once and in order; ten that differ in their last digit only become the one they share. */
export function foldPrefixes(prefixes: Iterable<string>): string[] {
  const kept = new Set(prefixes);
  for (let length = MAX_LENGTH; length > MIN_PREFIX_LENGTH; length -= 1) {
    const children = new Map<string, number>();
    for (const prefix of kept)
      if (prefix.length === length) {
        const parent = prefix.slice(0, -1);
        children.set(parent, (children.get(parent) ?? 0) + 1);
      }
    for (const [parent, count] of children)
      if (count === 10) {
        for (let digit = 0; digit < 10; digit += 1) kept.delete(`${parent}${digit}`);
        kept.add(parent);
      }
  }
  return [...kept].sort();
}
