import type { Attribute, AttributeValue } from './attribute.ts';
import { baseUnits, wholeUnits } from './attribute-units.ts';

/** More different numbers than this are offered as ranges. */
const MAX_NUMBERS = 8;
/** About how many ranges there are. */
const RANGES = 6;

/** What a filter by an attribute offers: one value, or from `from` to below `to`, both in base units. */
export type OfferedValue = { readonly value: AttributeValue } | { readonly from: number; readonly to: number };

/** The word of a filter in addresses: `ram.8`, `panel.oled`, `five-g.yes`, `screen-size.6-6.5`. */
export function attributeWord({ id, unit }: Pick<Attribute, 'id' | 'unit'>, offered: OfferedValue): string {
  const shown = (number: number) => String(number / baseUnits(unit));
  if ('from' in offered) return `${id}.${shown(offered.from)}-${shown(offered.to)}`;
  const { value } = offered;
  if (typeof value === 'number') return `${id}.${shown(value)}`;
  return `${id}.${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`;
}

/** The attribute that a word is about, and what it says of it. */
export function wordParts(word: string): { readonly id: string; readonly said: string } {
  const dot = word.indexOf('.');
  return { id: word.slice(0, dot), said: word.slice(dot + 1) };
}

/** What the second part of a word stands for; undefined if it can be no value of the attribute. */
export function offeredIn({ type, unit }: Pick<Attribute, 'type' | 'unit'>, said: string): OfferedValue | undefined {
  if (type === 'choice') return { value: said };
  if (type === 'yes-no') return said === 'yes' || said === 'no' ? { value: said === 'yes' } : undefined;
  const [, first, second] = /^(\d{1,9}(?:\.\d{1,6})?)(?:-(\d{1,9}(?:\.\d{1,6})?))?$/.exec(said) ?? [];
  if (type === 'text' || first === undefined) return undefined;
  const from = wholeUnits(Number(first), baseUnits(unit));
  return second === undefined ? { value: from } : { from, to: wholeUnits(Number(second), baseUnits(unit)) };
}

export function isWithin(offered: OfferedValue, value: AttributeValue): boolean {
  if ('value' in offered) return offered.value === value;
  return typeof value === 'number' && value >= offered.from && value < offered.to;
}

/** Numbers as they are while they are few, otherwise ranges that begin at round numbers of the unit. */
export function offeredNumbers(numbers: readonly number[], unit: Attribute['unit']): readonly OfferedValue[] {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  if (sorted.length <= MAX_NUMBERS) return sorted.map(value => ({ value }));
  const least = sorted[0] ?? 0;
  const most = sorted.at(-1) ?? 0;
  const step = Math.max(1, Math.round(roundStep((most - least) / baseUnits(unit) / RANGES) * baseUnits(unit)));
  const ranges: OfferedValue[] = [];
  for (let from = Math.floor(least / step) * step; from <= most; from += step) ranges.push({ from, to: from + step });
  return ranges;
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(about: number): number {
  const size = 10 ** Math.floor(Math.log10(about));
  return (about <= size ? 1 : about <= 2 * size ? 2 : about <= 5 * size ? 5 : 10) * size;
}
