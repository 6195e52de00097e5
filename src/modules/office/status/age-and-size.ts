import { t } from '#shared/language/t.ts';

const AGE_UNITS = [
  { from: 172_800, size: 86_400, text: (count: number) => t('office.status.age.days', { count }) },
  { from: 7_200, size: 3_600, text: (count: number) => t('office.status.age.hours', { count }) },
  { from: 120, size: 60, text: (count: number) => t('office.status.age.minutes', { count }) },
  { from: 0, size: 1, text: (count: number) => t('office.status.age.seconds', { count }) },
] as const;

/** A duration: 12 seconds, 5 minutes, 30 hours, 3 days. */
export function ageText(seconds: number): string {
  const past = Math.max(0, seconds);
  const { size, text } = AGE_UNITS.find(({ from }) => past >= from) ?? AGE_UNITS[3];
  return text(Math.floor(past / size));
}

export function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}

const LARGER_UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size: 640 bytes, 12 kB, 3.4 GB. */
export function bytesText(bytes: number): string {
  let rest = bytes;
  let at = 0;
  while (rest >= 999.5 && at < LARGER_UNITS.length) {
    rest /= 1000;
    at += 1;
  }
  const size = rest < 9.95 && at > 1 ? rest.toFixed(1) : Math.round(rest);
  return at === 0 ? t('office.status.size.bytes', { size }) : `${size} ${LARGER_UNITS[at - 1]}`;
}
