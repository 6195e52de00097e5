import { ungrouped } from '#shared/money/ungrouped.ts';
/**
 * Units of attributes. A value is a whole number of base units: `times` of them are one of the unit it is shown in. `written`
 * are the units that people write, in base units.
 */
export const ATTRIBUTE_UNITS = {
  gb: {
    times: 1_024,
    written: { mb: 1, gb: 1_024, tb: 1_048_576, megabyte: 1, gigabyte: 1_024, terabyte: 1_048_576 },
  },
  inch: { times: 100, written: { inch: 100, inches: 100, in: 100, '"': 100, '″': 100, '”': 100 } },
  mah: { times: 1, written: { mah: 1 } },
  ah: { times: 10, written: { ah: 10 } },
  hz: { times: 1, written: { hz: 1, hertz: 1 } },
  mp: { times: 10, written: { mp: 10, megapixel: 10, megapixels: 10 } },
  w: { times: 10, written: { w: 10, watt: 10, watts: 10, kw: 10_000 } },
  va: { times: 1, written: { va: 1, kva: 1_000 } },
  ton: { times: 100, written: { ton: 100, tons: 100, tonne: 100, tr: 100 } },
  star: { times: 1, written: { star: 1, stars: 1 } },
  litre: {
    times: 1_000,
    written: { l: 1_000, ltr: 1_000, litre: 1_000, litres: 1_000, liter: 1_000, liters: 1_000, ml: 1 },
  },
  kg: { times: 1_000, written: { kg: 1_000, kgs: 1_000, kilogram: 1_000, kilograms: 1_000, g: 1 } },
  mm: { times: 100, written: { mm: 100, cm: 1_000 } },
  cm: {
    times: 10,
    written: { cm: 10, cms: 10, m: 1_000, metre: 1_000, metres: 1_000, meter: 1_000, meters: 1_000, mm: 1 },
  },
  hour: { times: 10, written: { h: 10, hr: 10, hrs: 10, hour: 10, hours: 10, day: 240, days: 240 } },
  ms: { times: 100, written: { ms: 100 } },
  ppm: { times: 1, written: { ppm: 1 } },
  rpm: { times: 1, written: { rpm: 1 } },
  mbps: { times: 1, written: { mbps: 1, gbps: 1_000 } },
  mbs: { times: 1, written: { 'mb/s': 1, mbps: 1, 'gb/s': 1_000 } },
  lumen: { times: 1, written: { lm: 1, lumen: 1, lumens: 1 } },
  times: { times: 100, written: { x: 100, '×': 100, times: 100 } },
} as const satisfies Readonly<
  Record<string, { readonly times: number; readonly written: Readonly<Record<string, number>> }>
>;

export type AttributeUnit = keyof typeof ATTRIBUTE_UNITS;
export const UNIT_IDS = Object.keys(ATTRIBUTE_UNITS) as readonly AttributeUnit[];

/** How many base units the number that is shown counts; plain numbers have no unit. */
export function baseUnits(unit: AttributeUnit | null): number {
  return unit === null ? 1 : ATTRIBUTE_UNITS[unit].times;
}

const WRITTEN = /^([\d,]{1,15})(\.\d{1,6})?\s*([^\d\s.]\S{0,12}?)?\.?$/u;

/** Reads `8`, `8 GB`, `1 TB`, `6.7″`: a whole number of base units, NaN if it is not one. */
export function readQuantity(text: string, unit: AttributeUnit | null): number {
  const [, grouped = '', decimals = '', named] = WRITTEN.exec(text.normalize('NFC').trim()) ?? [];
  const written: Readonly<Record<string, number>> = unit === null ? {} : ATTRIBUTE_UNITS[unit].written;
  const times = named === undefined ? baseUnits(unit) : written[named.toLowerCase()];
  const whole = ungrouped(grouped);
  if (whole === undefined || times === undefined) return Number.NaN;
  return wholeUnits(Number(`${whole}${decimals}`), times);
}

/** The number of base units; NaN if it is not whole. */
export function wholeUnits(shown: number, times: number): number {
  const exact = shown * times;
  const whole = Math.round(exact);
  // 6.7 × 100 is 670.0000000000001.
  return Math.abs(exact - whole) < 1e-6 ? whole : Number.NaN;
}
