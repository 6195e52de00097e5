import { count, row } from '#bench/report.ts';
import type { ReportRow } from './report-rows.ts';

interface Column {
  readonly head: string;
  readonly of: (row: ReportRow) => string;
  readonly isText?: true;
}

const COLUMNS: readonly Column[] = [
  { head: 'Case', of: each => each.title, isText: true },
  { head: 'Public cache', of: each => each.state, isText: true },
  { head: 'per s', of: each => count(each.perSecond) },
  { head: 'p50 ms', of: each => tenth(each.p50Ms) },
  { head: 'p99 ms', of: each => tenth(each.p99Ms) },
  { head: 'CPU µs', of: each => count(each.cpuMicrosEach) },
  { head: 'bare CPU µs', of: each => count(each.bareCpuMicrosEach) },
  { head: 'CPU ratio', of: each => each.cpuRatio.toFixed(2) },
  { head: 'per s ratio', of: each => each.perSecondRatio.toFixed(2) },
  { head: 'Bare does', of: each => each.bare, isText: true },
  { head: 'Peak MB', of: each => count(each.peakBytes / 1_000_000) },
  { head: 'Aim', of: each => each.aim, isText: true },
  { head: '', of: each => (each.isMet === null ? '' : each.isMet ? 'met' : 'missed'), isText: true },
];

/** The rows as a Markdown table whose columns stand under each other in a terminal too. */
export function tableOf(rows: readonly ReportRow[]): string {
  const cells = rows.map(each => COLUMNS.map(column => column.of(each)));
  const widths = COLUMNS.map(({ head }, at) => Math.max(3, head.length, ...cells.map(each => each[at]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    row(texts.map((text, at) => (COLUMNS[at]?.isText ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))));
  const rule = widths.map((width, at) => (COLUMNS[at]?.isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(COLUMNS.map(column => column.head)), line(rule), ...cells.map(line)].join('\n');
}

function tenth(value: number): string {
  return value.toFixed(1);
}
