import type { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { LineSerials } from './serials.schema.ts';

/** How single units of a product are identified: not at all, by a manufacturer's serial number, or by an IMEI. */
export type SerialKind = (typeof SERIAL_KINDS)[number];
export type NumberKind = Exclude<SerialKind, 'none'>;

/** Labels in the seller's form. */
export const SERIAL_CHOICES: Readonly<Record<SerialKind, string>> = {
  none: 'Not needed',
  serial: 'Serial number of each unit',
  imei: 'IMEI of each unit',
};

/** Label before a number, on screens and on paper. */
export const NUMBER_NAMES: Readonly<Record<NumberKind, string>> = { serial: 'Serial number', imei: 'IMEI' };
/** The same within a sentence. */
export const NUMBER_WORDS: Readonly<Record<NumberKind, string>> = { serial: 'serial number', imei: 'IMEI' };

/** Default for new products. Mobile networks identify phones by IMEI; for everything else the seller decides. */
export function usualSerials(kind: Kind): SerialKind {
  return kind === 'smartphone' ? 'imei' : 'none';
}

/** “IMEI 352099001761481, 490154203237518”. @returns an empty string if there are no numbers */
export function serialWords({ kind, numbers }: LineSerials): string {
  if (kind === 'none' || numbers.length === 0) return '';
  const name = kind === 'serial' && numbers.length > 1 ? 'Serial numbers' : NUMBER_NAMES[kind];
  return `${name} ${numbers.join(', ')}`;
}

/** One term that covers all these kinds. */
export function wordForAll(kinds: readonly SerialKind[]): string {
  if (kinds.every(kind => kind === 'imei')) return 'IMEI';
  return kinds.every(kind => kind === 'serial') ? 'serial numbers' : 'IMEI and serial numbers';
}
