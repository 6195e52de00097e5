import type { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';

/** What every single piece of a product carries to be told from the others: nothing, a number of its maker's, or an IMEI. */
export type SerialKind = (typeof SERIAL_KINDS)[number];
/** What a piece that is sold by its number has. */
export type NumberKind = Exclude<SerialKind, 'none'>;

/** As sellers choose it. */
export const SERIAL_CHOICES: Readonly<Record<SerialKind, string>> = {
  none: 'Not needed',
  serial: 'Serial number of each unit',
  imei: 'IMEI of each unit',
};

/** What it is called before a number, on screens and on paper. */
export const NUMBER_NAMES: Readonly<Record<NumberKind, string>> = { serial: 'Serial number', imei: 'IMEI' };
/** The same within a sentence. */
export const NUMBER_WORDS: Readonly<Record<NumberKind, string>> = { serial: 'serial number', imei: 'IMEI' };

/** What is asked for where a new product does not say. Networks know mobiles by their IMEI; of the rest only sellers know. */
export function usualSerials(kind: Kind): SerialKind {
  return kind === 'smartphone' ? 'imei' : 'none';
}
