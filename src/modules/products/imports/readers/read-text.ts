import { lengthOf } from '#products/inventory/product/field-readers.ts';
import { isBlank } from '#shared/text/blank.ts';
import { countText } from '#shared/text/count-text.ts';
import { fault, type Read, value } from './read.ts';

/** Reads a text that a person wrote, at most so many characters. */
export function readText(text: string, most: number): Read<string> {
  if (isBlank(text)) return fault('This has no visible characters.');
  const length = lengthOf(text);
  if (length > most) return fault(`At most ${countText(most)} characters; this has ${countText(length)}.`);
  return value(text);
}
