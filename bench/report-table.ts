import type { ReportRow } from './report-rows.ts';

interface Column {
  readonly head: string;
  readonly of: (row: ReportRow) => string;
  readonly isText?: true;
}

const COLUMNS: readonly Column[] = [
  { head: 'Case', of: row => row.title, isText: true },
  { head: 'Public cache', of: row => row.state, isText: true },
  { head: 'per s', of: row => whole(row.perSecond) },
  { head: 'p50 ms', of: row => tenth(row.p50Ms) },
  { head: 'p99 ms', of: row => tenth(row.p99Ms) },
  { head: 'CPU µs', of: row => whole(row.cpuMicrosEach) },
  { head: 'bare CPU µs', of: row => whole(row.bareCpuMicrosEach) },
  { head: 'CPU ratio', of: row => row.cpuRatio.toFixed(2) },
  { head: 'per s ratio', of: row => row.perSecondRatio.toFixed(2) },
  { head: 'Bare does', of: row => row.bare, isText: true },
  { head: 'Peak MB', of: row => whole(row.peakBytes / 1_000_000) },
  { head: 'Aim', of: row => row.aim, isText: true },
  { head: '', of: row => (row.isMet === null ? '' : row.isMet ? 'met' : 'missed'), isText: true },
];

/** The rows as a Markdown table whose columns stand under each other in a terminal too. */
export function tableOf(rows: readonly ReportRow[]): string {
  const cells = rows.map(row => COLUMNS.map(column => column.of(row)));
  const widths = COLUMNS.map(({ head }, at) => Math.max(3, head.length, ...cells.map(row => row[at]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, at) => (COLUMNS[at]?.isText ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (COLUMNS[at]?.isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(COLUMNS.map(column => column.head)), line(rule), ...cells.map(line)].join('\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-IN');
}

function tenth(value: number): string {
  return value.toFixed(1);
}
