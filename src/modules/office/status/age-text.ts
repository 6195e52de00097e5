import { countText } from '#shared/text/count-text.ts';

const UNITS = [
  [172_800, 86_400, 'day'],
  [7_200, 3_600, 'hour'],
  [120, 60, 'minute'],
] as const;

/** How long something has lasted: 12 seconds, 5 minutes, 30 hours, 3 days. */
export function ageText(seconds: number): string {
  const [, size, unit] = UNITS.find(([from]) => seconds >= from) ?? [0, 1, 'second'];
  return countText(Math.max(0, Math.floor(seconds / size)), unit);
}

export function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}
