import { type Column, count, megabytes, table, tenth } from '#bench/report.ts';
import type { ReportRow } from './report-rows.ts';

const COLUMNS: readonly Column<ReportRow>[] = [
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
  { head: 'Rest MB', of: each => megabytes(each.restBytes) },
  { head: 'Peak MB', of: each => megabytes(each.peakBytes) },
  { head: 'Aim', of: each => each.aim, isText: true },
  { head: '', of: each => (each.isMet === null ? '' : each.isMet ? 'met' : 'missed'), isText: true },
];

export function tableOf(rows: readonly ReportRow[]): string {
  return table(COLUMNS, rows);
}
