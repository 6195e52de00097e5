import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names for the classes of style modules: the sheet's own beginning and a number in it, the same in every build of the same files.
 * A page of cards says hundreds of them, so they are short; classes of one sheet begin alike, so they compress well.
 */
export function shortClassNames(root = process.cwd()): (name: string, file: string) => string {
  const sheets = new Map<string, { readonly file: string; readonly numbers: Map<string, number> }>();
  return (name, path) => {
    const file = relative(root, path.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const beginning = beginningOf(file);
    const sheet = sheets.get(beginning) ?? { file, numbers: new Map<string, number>() };
    if (sheet.file !== file) throw new Error(`${file} and ${sheet.file} would give their classes the same names.`);
    sheets.set(beginning, sheet);
    const number = sheet.numbers.get(name) ?? sheet.numbers.size;
    sheet.numbers.set(name, number);
    return beginning + number.toString(36);
  };
}

/** A class may not begin with a digit. */
function beginningOf(file: string): string {
  const hash = createHash('sha256').update(file).digest();
  return `_${hash.toString('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
}
