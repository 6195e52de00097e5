import { countText } from '#shared/text/count-text.ts';

/** By how much something has grown or shrunk, in whole per cent: +55%, −8%. Undefined where there was nothing before. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  return signed(Math.round(((now - before) / before) * 100), '%');
}

/** The same in pieces: +61, −3. */
export function differenceText(now: number, before: number): string {
  return signed(now - before, '');
}

function signed(amount: number, unit: string): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '±';
  return `${sign}${countText(Math.abs(amount))}${unit}`;
}
