/** One row as it stands in a CSV file, its end included; cells are quoted where they must be. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** What spreadsheets know UTF-8 by. */
export const CSV_MARK = '\ufeff';

function quoted(cell: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
