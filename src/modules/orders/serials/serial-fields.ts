import type { ProductId } from '#shared/id.ts';
import { readSerial, WRONG_NUMBER } from './read-serial.ts';
import { NUMBER_NAMES, NUMBER_WORDS, type NumberKind } from './serial-kind.ts';
import type { LineSerials } from './serials.schema.ts';

/** A line of which every piece has a number of its own. */
export interface NumberedLine {
  readonly productId: ProductId;
  readonly title: string;
  readonly quantity: number;
  readonly serials: LineSerials;
}

/** The field of one piece. */
export interface SerialField<Item extends string = string> {
  readonly key: string;
  /** What it is a piece of. */
  readonly item: Item;
  readonly kind: NumberKind;
  /** What the items are called; the label says which piece of them. */
  readonly title: string;
  readonly label: string;
  /** What is noted already; an empty text when nothing is. */
  readonly noted: string;
}

/** What is typed, by the key of the field; what nobody has touched is as it is noted. */
export type SerialDrafts = Readonly<Record<string, string>>;
export type SerialFaults = Readonly<Record<string, string>>;

/** A field for each piece of each line that has numbers, in the order of the lines. */
export function serialFields(lines: readonly NumberedLine[]): readonly SerialField<ProductId>[] {
  return lines.flatMap(line => serialFieldsOf(line.productId, line));
}

/** The fields of one line's pieces, under the name its items go by. */
export function serialFieldsOf<Item extends string>(
  item: Item,
  { title, quantity, serials: { kind, numbers } }: Omit<NumberedLine, 'productId'>,
): readonly SerialField<Item>[] {
  if (kind === 'none') return [];
  return Array.from({ length: quantity }, (_, at) => ({
    ...{ key: serialKey(item, at), item, kind, title, noted: numbers[at] ?? '' },
    label: quantity > 1 ? `${NUMBER_NAMES[kind]} ${at + 1} of ${quantity}` : NUMBER_NAMES[kind],
  }));
}

/** How forms and refusals call the field of one piece. */
export function serialKey(item: string, at: number): string {
  return `${item} ${at}`;
}

export function typedIn(drafts: SerialDrafts, { key, noted }: SerialField): string {
  return drafts[key] ?? noted;
}

/** The field to type into next: the first empty one after this, else the first of all; undefined when none is left. */
export function nextEmpty(
  fields: readonly SerialField[],
  drafts: SerialDrafts,
  after: SerialField,
): SerialField | undefined {
  const isEmpty = (field: SerialField) => field.key !== after.key && typedIn(drafts, field).trim() === '';
  return fields.slice(fields.indexOf(after) + 1).find(isEmpty) ?? fields.find(isEmpty);
}

/** Numbers pasted one a line go to the fields from the one they are pasted into; a single one is pasted as ever. */
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

/** What is wrong, by field: a number that can't be one, one that stands above already, and, where all are needed, none. */
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
      if (needsAll) faults[field.key] = `Please scan or type the ${NUMBER_WORDS[field.kind]}`;
      continue;
    }
    const number = readSerial(field.kind, text);
    if (number === undefined) faults[field.key] = WRONG_NUMBER[field.kind];
    else if (seen.has(`${scopeOf(field)} ${number}`)) faults[field.key] = 'This number is already entered above';
    else seen.add(`${scopeOf(field)} ${number}`);
  }
  return faults;
}

/** An IMEI is one phone's in the whole world, a serial number one of its maker's product. */
function scopeOf({ kind, item: items }: SerialField): string {
  return kind === 'imei' ? kind : items;
}

/** What is typed, as calls take it: all numbers of each line, without the fields left empty. */
export function givenSerials(fields: readonly SerialField<ProductId>[], drafts: SerialDrafts) {
  const byLine = Map.groupBy(fields, ({ item: items }) => items);
  return [...byLine].map(([productId, own]) => ({
    productId,
    numbers: own.map(field => typedIn(drafts, field).trim()).filter(text => text !== ''),
  }));
}
