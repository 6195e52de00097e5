/** Excel takes a file without it for the machine's old code page, and rupees and Hindi for rubbish. */
export const CSV_BEGINS = '\uFEFF';

/**
 * One row of a CSV file as spreadsheets read it. Text that a spreadsheet would work out as a formula, because it begins
 * with = + - @ in whatever width, a tab or a line end, is preceded by an apostrophe (docs/security-cases.md D20); numbers stand as they are.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
