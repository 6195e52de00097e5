import { ORIGINS } from './known-names.ts';
import { fault, type ReadCell, value } from './read.ts';
import { readChoiceCell } from './read-choice.ts';

const NAME = /^\p{L}[\p{L}\p{M} .'()-]{2,59}$/u;

/** Reads a country: known ones by their names and codes, so that one country is one filter; others as they are written. */
export function readOrigin(text: string): ReadCell<string> {
  const known = readChoiceCell(text, ORIGINS, '');
  if ('value' in known) return known;
  if (known.fault) return fault(`Unknown country.${known.fault}`);
  return NAME.test(text) ? value(text) : fault('Enter a country, such as India.');
}
