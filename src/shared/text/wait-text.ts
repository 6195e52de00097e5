const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A waiting time, rounded up: `a second`, `60 seconds`, `5 minutes`, `24 hours`. */
export function waitText(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds > size) ?? (['second', 1] as const);
  const count = Math.ceil(seconds / length);
  return count <= 1 ? 'a second' : `${count} ${unit}s`;
}
