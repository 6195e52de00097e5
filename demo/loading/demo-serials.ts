import { isImei } from '#orders/serials/imei.ts';
import type { NumberKind } from '#orders/serials/serial-kind.ts';

/** A made-up number of the n-th piece sold, another for each, and right in its check digit. */
export function demoSerial(kind: NumberKind, at: number): string {
  const count = String(at + 1).padStart(6, '0');
  if (kind === 'serial') return `DEMO${count}BB`;
  const digits = Array.from({ length: 10 }, (_, check) => `35209900${count}${check}`);
  return digits.find(isImei) ?? '';
}
