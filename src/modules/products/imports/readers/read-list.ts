import { fault, type ReadCell, value } from './read.ts';
import { readText } from './read-text.ts';

/** Reads several texts with | or line breaks between them. */
export function readList(text: string, most: number, longest: number): ReadCell<readonly string[]> {
  const parts = text
    .split(/[|\n]/)
    .map(part => part.trim())
    .filter(part => part !== '');
  if (parts.length > most) return fault(`At most ${most}; this cell has ${parts.length}.`);
  for (const part of parts) {
    const read = readText(part, longest);
    if ('fault' in read) return read;
  }
  return value(parts);
}
