/** The byte order mark. Without it Excel reads a file in the machine's old code page and garbles ₹ and Hindi. */
export const CSV_BEGINS = '\uFEFF';

/**
 * One row of a CSV file. Text that a spreadsheet would run as a formula, because it begins with = + - @ in any width, a tab
 * or a line break, gets an apostrophe in front (docs/security-cases.md D20). Numbers stay as they are.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
