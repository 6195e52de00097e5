import { parse } from 'csv-parse/sync';

const DELIMITERS = [';', '\t', ','];

/** The rows of a small file as spreadsheets write it, whichever delimiter its first line has; undefined if it is no such file. */
export function readDelimited(text: string): string[][] | undefined {
  const [first = ''] = text.split('\n', 1);
  const delimiter = DELIMITERS.find(sign => first.includes(sign)) ?? ',';
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  } catch {
    return undefined;
  }
}
