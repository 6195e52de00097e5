import { countText } from '#shared/text/count-text.ts';

const AGE_UNITS = [
  [172_800, 86_400, 'day'],
  [7_200, 3_600, 'hour'],
  [120, 60, 'minute'],
] as const;

/** A duration: 12 seconds, 5 minutes, 30 hours, 3 days. */
export function ageText(seconds: number): string {
  const [, size, unit] = AGE_UNITS.find(([from]) => seconds >= from) ?? [0, 1, 'second'];
  return countText(Math.max(0, Math.floor(seconds / size)), unit);
}

export function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}

const SIZE_UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size: 640 bytes, 12 kB, 3.4 GB. */
export function bytesText(bytes: number): string {
  let rest = bytes;
  let at = 0;
  while (rest >= 999.5 && at < SIZE_UNITS.length - 1) {
    rest /= 1000;
    at += 1;
  }
  return `${rest < 9.95 && at > 1 ? rest.toFixed(1) : Math.round(rest)} ${SIZE_UNITS[at]}`;
}
