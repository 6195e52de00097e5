import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { readSerial, WRONG_NUMBER } from './read-serial.ts';
import { NUMBER_NAMES, NUMBER_WORDS, type NumberKind } from './serial-kind.ts';
import type { LineSerials } from './serials.schema.ts';

/** An order line whose units have numbers. */
export interface NumberedLine {
  readonly productId: ProductId;
  readonly title: string;
  readonly quantity: number;
  readonly serials: LineSerials;
}

/** The input of one unit's number. */
export interface SerialField<Item extends string = string> {
  readonly key: string;
  /** The product or line it belongs to. */
  readonly item: Item;
  readonly kind: NumberKind;
  /** Title of the product; `label` says which unit. */
  readonly title: string;
  readonly label: string;
  /** The stored number, or an empty string. */
  readonly noted: string;
}

/** Typed values by field key; untouched fields keep their stored number. */
export type SerialDrafts = Readonly<Record<string, string>>;
export type SerialFaults = Readonly<Record<string, string>>;

/** One field per unit of each line with numbers, in line order. */
export function serialFields(lines: readonly NumberedLine[]): readonly SerialField<ProductId>[] {
  return lines.flatMap(line => serialFieldsOf(line.productId, line));
}

/** The fields of one line's units. */
export function serialFieldsOf<Item extends string>(
  item: Item,
  { title, quantity, serials: { kind, numbers } }: Omit<NumberedLine, 'productId'>,
): readonly SerialField<Item>[] {
  if (kind === 'none') return [];
  return Array.from({ length: quantity }, (_, at) => ({
    ...{ key: serialKey(item, at), item, kind, title, noted: numbers[at] ?? '' },
    label:
      quantity > 1
        ? t('orders.serials.unit', { kind: NUMBER_NAMES[kind], number: at + 1, count: quantity })
        : NUMBER_NAMES[kind],
  }));
}

/** The field's key in forms and refusals. */
export function serialKey(item: string, at: number): string {
  return `${item} ${at}`;
}

export function typedIn(drafts: SerialDrafts, { key, noted }: SerialField): string {
  return drafts[key] ?? noted;
}

/** The next field to focus: the first empty one after `after`, else the first empty one at all. */
export function nextEmpty(
  fields: readonly SerialField[],
  drafts: SerialDrafts,
  after: SerialField,
): SerialField | undefined {
  const isEmpty = (field: SerialField) => field.key !== after.key && typedIn(drafts, field).trim() === '';
  return fields.slice(fields.indexOf(after) + 1).find(isEmpty) ?? fields.find(isEmpty);
}

/**
 * Distributes several pasted numbers over the fields, starting at `into`. Undefined for a single number, which is
 * pasted as usual.
 */
export function withPasted(
  fields: readonly SerialField[],
  drafts: SerialDrafts,
  into: SerialField,
  text: string,
): SerialDrafts | undefined {
  const numbers = text
    .split(/[\r\n\t,;]+/)
    .map(each => each.trim())
    .filter(each => each !== '');
  if (numbers.length < 2) return undefined;
  const from = fields.indexOf(into);
  const filled = numbers.flatMap((number, at) => {
    const field = fields[from + at];
    return field ? [[field.key, number] as const] : [];
  });
  return { ...drafts, ...Object.fromEntries(filled) };
}

/** Errors by field: invalid numbers, duplicates and, with `needsAll`, missing ones. */
export function serialFaults(
  fields: readonly SerialField[],
  drafts: SerialDrafts,
  needsAll: boolean,
): Record<string, string> {
  const seen = new Set<string>();
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const text = typedIn(drafts, field);
    if (text.trim() === '') {
      if (needsAll) faults[field.key] = t('orders.serials.fault.missing', { kind: NUMBER_WORDS[field.kind] });
      continue;
    }
    const number = readSerial(field.kind, text);
    if (number === undefined) faults[field.key] = WRONG_NUMBER[field.kind];
    else if (seen.has(`${scopeOf(field)} ${number}`)) faults[field.key] = t('orders.serials.fault.twice');
    else seen.add(`${scopeOf(field)} ${number}`);
  }
  return faults;
}

/** An IMEI is unique worldwide, a serial number only within a manufacturer's product. */
function scopeOf({ kind, item: items }: SerialField): string {
  return kind === 'imei' ? kind : items;
}

/** The input of API calls: all numbers of each line, without empty fields. */
export function givenSerials(fields: readonly SerialField<ProductId>[], drafts: SerialDrafts) {
  const byLine = Map.groupBy(fields, ({ item: items }) => items);
  return [...byLine].map(([productId, own]) => ({
    productId,
    numbers: own.map(field => typedIn(drafts, field).trim()).filter(text => text !== ''),
  }));
}
