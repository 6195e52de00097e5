import { ATTRIBUTE_UNITS, type AttributeUnit, wholeUnits } from '#products/catalog/attributes/attribute-units.ts';
import type { Token } from './text-tokens.ts';

/** A number with a unit, as written. */
export interface Quantity {
  readonly number: number;
  readonly hasDecimals: boolean;
  readonly unit: string;
  /** The first token, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Words that stand between a number and its unit. */
const FILLERS = new Set(['ansi']);
const UNITS = new Set<string>([
  ...Object.values(ATTRIBUTE_UNITS).flatMap(({ written }) => Object.keys(written)),
  // Years and months are those of warranties.
  ...['wh', 'v', 'year', 'years', 'yr', 'yrs', 'y', 'month', 'months'],
]);

/** No listing says more; hostile texts are read up to here. */
const MAX_QUANTITIES = 300;

export function quantitiesIn(tokens: readonly Token[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const [from, token] of tokens.entries()) {
    if (found.length >= MAX_QUANTITIES) break;
    if (token.kind !== 'number') continue;
    if (isClass(tokens, from))
      found.push({ number: Number(token.text), hasDecimals: false, unit: 'mbps', from: from - 1, to: from + 1 });
    const at = FILLERS.has(tokens[from + 1]?.text ?? '') ? from + 2 : from + 1;
    const unit = tokens[at];
    if (
      !unit ||
      !UNITS.has(unit.text) ||
      unit.clause !== token.clause ||
      isModel(tokens, from, at) ||
      isEach(tokens, from)
    )
      continue;
    found.push({
      number: Number(token.text),
      hasDecimals: token.text.includes('.'),
      unit: unit.text,
      from,
      to: at + 1,
    });
  }
  return found;
}

/** 2x8GB: what each of several has. */
function isEach(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === 'x' && tokens[at - 2]?.kind === 'number';
}

/** Routers are named after their speed: AC1200, AX5400, N300. */
const CLASSES = new Set(['ac', 'ax', 'be', 'n']);
const LEAST_CLASS = 150;

function isClass(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.glued === true && CLASSES.has(tokens[at - 1]?.text ?? '') && Number(token.text) >= LEAST_CLASS;
}

/** The letters of model numbers are no units: KD-50X64L, 55W800, F14. */
function isModel(tokens: readonly Token[], number: number, unit: number): boolean {
  const after = tokens[unit + 1];
  const isFollowed = after?.glued === true && after.kind === 'number' && tokens[unit]?.glued === true;
  const before = tokens[number - 1];
  const isShort = (tokens[unit]?.text.length ?? 0) === 1 && tokens[unit]?.text !== '"';
  const isJoined = tokens[number]?.glued === true && before?.kind === 'word' && isShort;
  return isFollowed || isJoined;
}

const CM_IN_INCH = 2.54;
/** Screens from this size on are named after the next whole inch. */
const WHOLE_INCHES = 20;

/** In base units; NaN if the attribute is not in such a unit. */
export function baseOf({ number, unit, hasDecimals }: Quantity, of: AttributeUnit | null): number {
  if (of === null) return Number.NaN;
  if (of === 'inch' && (unit === 'cm' || unit === 'cms')) return inchesOf(number, hasDecimals);
  const written: Readonly<Record<string, number>> = ATTRIBUTE_UNITS[of].written;
  const times = written[unit];
  return times === undefined ? Number.NaN : wholeUnits(number, times);
}

/** Screens are sold by the inch: 108 cm are 43 inches, 16.94 cm are 6.67. Whole centimetres of small ones say too little. */
function inchesOf(cm: number, hasDecimals: boolean): number {
  const inches = cm / CM_IN_INCH;
  if (inches >= WHOLE_INCHES) return Math.ceil(inches - 0.1) * 100;
  if (!hasDecimals) return Number.NaN;
  const tenths = Math.round(inches * 10) / 10;
  return Math.round((Math.abs(inches - tenths) < 0.0095 ? tenths : inches) * 100);
}
