/** A group with more values than this has a box that narrows them. */
const MANY = 12;

/** So many values of a long group are in sight at once. */
const IN_SIGHT = 8;

export const isLong = (values: readonly unknown[]): boolean => values.length > MANY;

/** The values in sight, those with the most products, and those behind “more”, both in their order. A short group has none there. */
export function foldValues<Value extends { readonly count: number }>(
  values: readonly Value[],
): { first: readonly Value[]; more: readonly Value[] } {
  if (!isLong(values)) return { first: values, more: [] };
  const most = new Set([...values].sort((one, other) => other.count - one.count).slice(0, IN_SIGHT));
  return { first: values.filter(value => most.has(value)), more: values.filter(value => !most.has(value)) };
}
