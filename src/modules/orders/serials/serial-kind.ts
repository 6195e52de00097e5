import type { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import { t } from '#shared/language/t.ts';
import type { LineSerials } from './serials.schema.ts';

/** How single units of a product are identified: not at all, by a manufacturer's serial number, or by an IMEI. */
export type SerialKind = (typeof SERIAL_KINDS)[number];
export type NumberKind = Exclude<SerialKind, 'none'>;

/** Labels in the seller's form. */
export const SERIAL_CHOICES: Readonly<Record<SerialKind, string>> = {
  get none() {
    return t('orders.serials.choice.none');
  },
  get serial() {
    return t('orders.serials.choice.serial');
  },
  get imei() {
    return t('orders.serials.choice.imei');
  },
};

/** Label before a number, on screens and on paper. */
export const NUMBER_NAMES: Readonly<Record<NumberKind, string>> = {
  get serial() {
    return t('orders.serials.name.serial');
  },
  get imei() {
    return t('orders.serials.name.imei');
  },
};
/** The same within a sentence. */
export const NUMBER_WORDS: Readonly<Record<NumberKind, string>> = {
  get serial() {
    return t('orders.serials.word.serial');
  },
  get imei() {
    return t('orders.serials.word.imei');
  },
};

/** “IMEI 352099001761481, 490154203237518”. @returns an empty string if there are no numbers */
export function serialWords({ kind, numbers }: LineSerials): string {
  if (kind === 'none' || numbers.length === 0) return '';
  const list = numbers.join(', ');
  return kind === 'serial' && numbers.length > 1
    ? t('orders.serials.line.serials', { numbers: list })
    : t('orders.serials.line.one', { kind: NUMBER_NAMES[kind], number: list });
}

/** One term that covers all these kinds. */
export function wordForAll(kinds: readonly SerialKind[]): string {
  if (kinds.every(kind => kind === 'imei')) return t('orders.serials.words.imei');
  return kinds.every(kind => kind === 'serial') ? t('orders.serials.words.serial') : t('orders.serials.words.both');
}
