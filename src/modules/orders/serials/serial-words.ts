import { NUMBER_NAMES, type SerialKind } from './serial-kind.ts';
import type { LineSerials } from './serials.schema.ts';

/** IMEI 352099001761481, 490154203237518. @returns an empty text where there is no number */
export function serialWords({ kind, numbers }: LineSerials): string {
  if (kind === 'none' || numbers.length === 0) return '';
  const name = kind === 'serial' && numbers.length > 1 ? 'Serial numbers' : NUMBER_NAMES[kind];
  return `${name} ${numbers.join(', ')}`;
}

/** What these pieces carry, in a word that fits all of them. */
export function wordForAll(kinds: readonly SerialKind[]): string {
  if (kinds.every(kind => kind === 'imei')) return 'IMEI';
  return kinds.every(kind => kind === 'serial') ? 'serial numbers' : 'IMEI and serial numbers';
}
