import type { Unit } from '#products/catalog/product/fields/field-shape.ts';
import { ungrouped } from '#shared/money/ungrouped.ts';

/** Units that values may be given in, as multiples of the one that is stored. */
const UNITS: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  g: { g: 1, gm: 1, gms: 1, gram: 1, grams: 1, kg: 1_000, kgs: 1_000, kilogram: 1_000, kilograms: 1_000 },
  mm: { mm: 1, cm: 10, cms: 10, m: 1_000 },
};

const MEASURE = /^([\d,]{1,20})(\.\d{1,4})?\s*([a-z]*)\.?$/i;

/** Reads a weight or a length: `420`, `420 g`, `1.2 kg`, `16.5 cm`. @returns NaN if it is neither */
export function readMeasure(text: string, unit: Unit): number {
  const [, whole = '', decimals = '', named = ''] = MEASURE.exec(text.normalize('NFKC').trim()) ?? [];
  const digits = ungrouped(whole);
  const times = UNITS[unit][named.toLowerCase() || unit];
  if (digits === undefined || times === undefined) return Number.NaN;
  const measure = Number(digits + decimals) * times;
  // 16.5 without a unit is more likely cm than half a millimetre too much.
  return named === '' || times === 1 ? measure : Math.round(measure);
}

const IN_BRACKETS = /[([]\s*(?:in\s+)?([a-z]+)\.?\s*[)\]]/i;
const NOT_READ = new Set(['in', 'inch', 'inches', 'ft', 'feet', 'lb', 'lbs', 'oz']);

/** Whether the head of a column says that its numbers are in another unit: `Weight (kg)` for grams. */
export function namesOtherUnit(head: string, unit: Unit): boolean {
  const named = IN_BRACKETS.exec(head)?.[1]?.toLowerCase() ?? '';
  return NOT_READ.has(named) || (UNITS[unit][named] ?? 1) !== 1;
}
