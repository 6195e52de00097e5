import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import { readQuantity } from '#products/catalog/attributes/attribute-units.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import type { AttributeNumber, Way } from './way.ts';

/** Units as shoppers write them, and how products may. The first is the short one, which stands right after a number too. */
const UNITS: readonly (readonly string[])[] = [
  ['gb'],
  ['tb'],
  ['mb'],
  ['w', 'watt'],
  ['mah'],
  ['hz', 'hertz'],
  ['cm'],
  ['mm'],
  ['m', 'metre', 'meter', 'mtr'],
  ['ft', 'feet', 'foot', 'फुट'],
  ['inch', 'inches', 'इंच', 'இன்ச்'],
  ['mp', 'megapixel'],
  ['l', 'litre', 'liter', 'ltr', 'लीटर', 'லிட்டர்'],
  ['kg', 'kgs', 'kilo', 'किलो', 'கிலோ'],
  ['ton', 'tonne', 'tons', 'टन', 'டன்'],
  ['star', 'stars', 'स्टार', 'ஸ்டார்'],
  ['g'],
  ['k'],
  ['v'],
  ['a'],
];
const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  UNITS.flatMap(forms => {
    const plurals = forms.filter(form => /^[a-z]{4,}[^s]$/.test(form)).map(form => `${form}s`);
    const all = [...new Set([...forms, ...plurals])].map(foldSpelling);
    return all.map(form => [form, all] as const);
  }),
);
/** 10k mAh are 10,000. */
const THOUSANDS = /^(\d+)k$/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const TOGETHER = /^(\d+(?:\.\d+)?)([\p{L}\p{M}]+)$/u;
/** Numbers in words that are said of air conditioners. */
const SAID_NUMBERS: Readonly<Record<string, string>> = { डेढ: '1.5', dedh: '1.5', ढाई: '2.5', dhai: '2.5' };

export function isUnit(word: string | undefined): boolean {
  return word !== undefined && FORMS.has(word);
}

/** A number with a unit. */
export interface Measure {
  readonly figure: string;
  /** The unit, its short form first. */
  readonly unit: readonly string[];
  /** The attribute it is said to be of. */
  readonly of?: string;
}

/** The measure that these words are: `128gb`, `128 GB`, `1.5 ton`, `5 g`; undefined if they are none. */
export function measureOf(words: readonly string[]): Measure | undefined {
  const [first = '', second = '', ...more] = words;
  if (more.length > 0) return undefined;
  const [, figure = SAID_NUMBERS[first] ?? first, joined = second] = second === '' ? (TOGETHER.exec(first) ?? []) : [];
  const unit = FORMS.get(joined);
  const thousands = unit && second !== '' ? THOUSANDS.exec(figure)?.[1] : undefined;
  if (thousands) return { figure: `${thousands}000`, unit: unit as readonly string[] };
  return unit && NUMBER.test(figure) ? { figure, unit } : undefined;
}

/** A number and a unit in a title: 1.5 Ton, 20,000mAh, 43", 5-star. */
const WRITTEN = /(\d+(?:,\d{2,3})*(?:\.\d+)?)(?: ?-? ?([\p{L}\p{M}]+)| ?(["″”]))/gu;

/** Decimals that are no measure. */
const DECIMALS = /(?<![\d.,])\d{1,2}\.\d{1,2}(?![\d.]| ?-? ?(?:[a-z]|["″”]))/gi;

/** The measures in a title, each as one word that searches for it: `1.5ton`, `20000mah`, `43inch`. */
export function measureWords(title: string): string[] {
  const found: string[] = [];
  for (const [, figure = '', unit, quote] of title.matchAll(WRITTEN)) {
    const word = wordFor(figure.replaceAll(',', ''), quote ? 'inch' : (unit ?? ''));
    if (word) found.push(word);
  }
  return found;
}

/** The decimals in a title that are no measure: the 5.1 of a home theatre is not 5 and 1. */
export function decimalsIn(title: string): string[] {
  return title.includes('.') ? (title.match(DECIMALS) ?? []) : [];
}

/** A title without the numbers of its measures, so that those left are names of models. */
export function withoutFigures(title: string): string {
  return title.replace(WRITTEN, (all, figure: string, unit?: string, quote?: string) =>
    wordFor(figure, quote ? 'inch' : (unit ?? '')) ? ` ${unit ?? ''} ` : all,
  );
}

function wordFor(figure: string, form: string): string | undefined {
  const unit = FORMS.get(foldSpelling(form));
  return unit && `${figure}${unit[0]}`;
}

/** Screens are sold in inches and named in centimetres: 43 inches are called 108 cm, 32 are 80. */
const CM_OF_INCH = 2.54;
const MIN_SCREEN_INCHES = 19;

/** The ways products may write a measure, with the attributes that may have it. */
export function measureWays(
  { figure, unit }: Measure,
  attributes: readonly Attribute[],
  { isScreen }: { readonly isScreen: boolean },
): readonly Way[] {
  const [short = '', long] = unit;
  const words = [`${figure}${short}`];
  const numbers = numbersOf(figure, short, attributes);
  if (short === 'inch' && Number(figure) >= MIN_SCREEN_INCHES) {
    const cm = Math.ceil(Number(figure) * CM_OF_INCH);
    words.push(`${cm}cm`, `${cm - 1}cm`, `${cm - 2}cm`);
  }
  if (short === 'cm' && isScreen) {
    const inches = String(Math.ceil(Number(figure) / CM_OF_INCH));
    words.push(`${inches}inch`);
    numbers.push(...numbersOf(inches, 'inch', attributes));
  }
  if (short === 'm') words.push(...feetOf(Number(figure)).map(feet => `${feet}ft`));
  if (short === 'ft') words.push(...metresOf(Number(figure)).map(metres => `${metres}m`));
  if (short === 'tb') words.push(`${Number(figure) * 1_000}gb`, `${Number(figure) * 1_024}gb`);
  if (short === 'gb') words.push(...terabytesOf(Number(figure)).map(terabytes => `${terabytes}tb`));
  if (short === 'tb') numbers.push(...numbersOf(String(Number(figure) * 1_024), 'gb', attributes));
  // Elsewhere than in titles the words have no order: 5 and star may be of 1.5 ton and 3 star.
  const apart = figure.length > 1 ? [short, ...(long ? [long] : [])] : [];
  return [
    ...words.map(word => ({ words: [word], whole: true })),
    ...apart.map(form => ({ words: [...numberWords(figure), form], whole: true, as: 'loose' as const })),
    ...(numbers.length > 0 ? [{ words: [], attributes: numbers }] : []),
  ];
}

/** Cables are sold in metres and named in feet: 3 metres are called 10 feet or 9.8, and 6 feet 1.8 metres or 2. */
const FEET_OF_METRE = 3.281;

function feetOf(metres: number): number[] {
  const feet = metres * FEET_OF_METRE;
  return [...new Set([Math.floor(feet), Math.floor(feet * 10) / 10, Math.round(feet)])].filter(rounded => rounded > 0);
}

/** Makers count a thousand gigabytes as a terabyte, sellers a thousand and twenty-four as well. */
function terabytesOf(gigabytes: number): number[] {
  return [1_000, 1_024]
    .map(each => gigabytes / each)
    .filter(terabytes => terabytes >= 1 && Number.isInteger(terabytes));
}

function metresOf(feet: number): number[] {
  const metres = feet / FEET_OF_METRE;
  return [...new Set([Math.round(metres * 10) / 10, Math.round(metres)])].filter(rounded => rounded > 0);
}

/** The words of a number in a title: those of 1.5 are 1 and 5. */
export function numberWords(figure: string): string[] {
  return figure.split('.');
}

function numbersOf(figure: string, unit: string, attributes: readonly Attribute[]): AttributeNumber[] {
  // A network of the fifth generation weighs nothing.
  if (unit === 'g') return [];
  return attributes.flatMap(({ id, unit: own }) => {
    const value = own === null ? Number.NaN : readQuantity(`${figure} ${unit}`, own);
    return Number.isNaN(value) ? [] : [{ id, value }];
  });
}
