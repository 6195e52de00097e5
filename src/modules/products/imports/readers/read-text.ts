import { brokenText } from '#products/inventory/product/field-rules.ts';
import { countText } from '#shared/text/count-text.ts';
import { fault, type ReadCell, value } from './read.ts';

/** Reads a text that a person wrote, at most so many characters. */
export function readText(text: string, most: number): ReadCell<string> {
  const broken = brokenText(text, { max: most });
  if (!broken) return value(text);
  return broken.rule === 'length'
    ? fault(`At most ${countText(most)} characters; this has ${countText(broken.length)}.`)
    : fault('This has no visible characters.');
}
