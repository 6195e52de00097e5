/** Whether a row of a comparison says different things of its products. What is missing is not known to be the same. */
export function isDifferent(values: readonly (string | number | null)[]): boolean {
  return new Set(values.map(value => (typeof value === 'string' ? value.toLowerCase() : value))).size > 1;
}
