import { indianDigits } from '#shared/money/indian-digits.ts';
import { MAX_PAISE, type Paise, priceTag } from '#shared/money/money.ts';
import { isBlank } from '#shared/text/blank.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** A field that is right, as it is kept, or the sentence about what is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly fault: string };

type Said<Value> = Value | null | undefined;

export function required(label: string, said: Said<string>, most: number, tidy = tidyLine): Read<string> {
  const text = tidy(said ?? '');
  if (isBlank(text)) return { fault: `${label} is required` };
  return lengthOf(text) > most ? { fault: tooLong(label, most) } : { value: text };
}

/** Blank is the same as not said. */
export function optional(label: string, said: Said<string>, most: number): Read<string | null> {
  const text = tidyText(said ?? '').replaceAll('\n', ', ');
  if (isBlank(text)) return { value: null };
  return lengthOf(text) > most ? { fault: tooLong(label, most) } : { value: text };
}

export function oneOf<Value extends string>(
  label: string,
  said: Said<string>,
  choices: readonly Value[],
  otherwise?: Value,
): Read<Value> {
  const text = tidyLine(said ?? '');
  if (text === '') return otherwise === undefined ? { fault: `${label} is required` } : { value: otherwise };
  const value = choices.find(choice => choice === text);
  return value === undefined ? { fault: `${label} must be one of: ${choices.join(', ')}` } : { value };
}

export function price(label: string, said: Said<Paise>): Read<Paise> {
  if (said === null || said === undefined) return { fault: `${label} is required` };
  if (!Number.isSafeInteger(said)) return { fault: `${label} must be in rupees, with at most two decimals` };
  return said < 1 || said > MAX_PAISE
    ? { fault: `${label} must be between ₹0.01 and ${priceTag(MAX_PAISE)}` }
    : { value: said };
}

/** None and 0 mean that there is no sale. */
export function salePrice(label: string, said: Said<Paise>, mrp: Read<Paise>): Read<Paise | null> {
  if (!said && !Number.isNaN(said)) return { value: null };
  const read = price(label, said);
  if ('fault' in read || 'fault' in mrp || read.value < mrp.value) return read;
  return { fault: `Must be below ${priceTag(mrp.value)}` };
}

export function wholeNumber(label: string, said: Said<number>, most: number): Read<number> {
  if (said === null || said === undefined) return { fault: `${label} is required` };
  const fits = Number.isInteger(said) && said >= 0 && said <= most;
  return fits ? { value: said } : { fault: `${label} must be a whole number from 0 to ${indianDigits(most)}` };
}

/** As people count letters, and the database does. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export function tooLong(label: string, most: number): string {
  return `${label} can have at most ${indianDigits(most)} characters`;
}
