import type { Timings } from './timings.ts';

export type FamilyType = 'counter' | 'gauge' | 'histogram';

/** One value with its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Prometheus text format 0.0.4. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The HELP and TYPE lines of a metric. */
export function metricHead(name: string, type: FamilyType, help: string): string {
  return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n`;
}

export function metricLine(name: string, { labels, value }: Sample): string {
  return `${name}${labelsOf(labels)} ${numberOf(value)}\n`;
}

/** The lines of a histogram: buckets, sum and count. */
export function linesOfTimings(name: string, labels: Readonly<Record<string, string>>, timings: Timings): string {
  const { upTo, count, sum } = timings.read();
  const bucket = (le: string, value: number) => metricLine(`${name}_bucket`, { labels: { ...labels, le }, value });
  return [
    ...upTo.map(([bound, value]) => bucket(String(bound), value)),
    bucket('+Inf', count),
    metricLine(`${name}_sum`, { labels, value: sum }),
    metricLine(`${name}_count`, { labels, value: count }),
  ].join('');
}

function labelsOf(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function numberOf(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  return Number.isFinite(value) ? String(value) : value > 0 ? '+Inf' : '-Inf';
}
