import { t } from '#shared/language/t.ts';

const UNITS = [
  { length: 86_400, text: (count: number) => t('shared.wait.days', { count }) },
  { length: 3_600, text: (count: number) => t('shared.wait.hours', { count }) },
  { length: 60, text: (count: number) => t('shared.wait.minutes', { count }) },
] as const;

/** A waiting time, rounded up: `a second`, `60 seconds`, `5 minutes`, `24 hours`. */
export function waitText(seconds: number): string {
  const unit = UNITS.find(({ length }) => seconds > length);
  return unit
    ? unit.text(Math.ceil(seconds / unit.length))
    : t('shared.wait.seconds', { count: Math.max(1, Math.ceil(seconds)) });
}
