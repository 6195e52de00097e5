import type { Subject } from '#bench/load/stretch.ts';
import { count } from '#bench/report.ts';
import type { BenchCase, State } from './cases.ts';
import type { Measured } from './measure.ts';

/** One line of the table: one case on one server. */
export interface ReportRow {
  readonly case: string;
  readonly title: string;
  readonly state: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicrosEach: number;
  readonly bareCpuMicrosEach: number;
  readonly bare: 'same statements' | 'same bytes';
  readonly cpuRatio: number;
  readonly perSecondRatio: number;
  readonly restBytes: number;
  readonly peakBytes: number;
  readonly aim: string;
  readonly isMet: boolean | null;
}

/** The lines of one case: the shop's, each with the bare handler's. */
export function rowsOf(each: BenchCase, measured: Measured): ReportRow[] {
  const { bare } = measured;
  return (['uncached', 'cached'] as const).flatMap(subject => {
    const figures = measured[subject];
    if (!figures || !bare) return [];
    const cpuRatio = measured.cpuRatio[subject] ?? Number.NaN;
    const aim = aimOf(each, subject);
    return {
      case: each.name,
      title: each.title,
      state: each.kind === 'flow' ? 'never cached' : subject,
      ...figures,
      bareCpuMicrosEach: bare.cpuMicrosEach,
      bare: each.kind === 'read' && each.bare === 'bytes' ? ('same bytes' as const) : ('same statements' as const),
      cpuRatio,
      perSecondRatio: figures.perSecond / bare.perSecond,
      aim: aim?.text ?? '',
      isMet: aim ? aim.isMet({ ...figures, cpuRatio }) : null,
    };
  });
}

interface Reached {
  readonly perSecond: number;
  readonly cpuMicrosEach: number;
  readonly cpuRatio: number;
}

interface Aim {
  readonly text: string;
  readonly isMet: (reached: Reached) => boolean;
}

/** Everything that is aimed for has to be reached. */
function aimOf({ aims, kind }: BenchCase, subject: Subject): Aim | undefined {
  const { perSecond, cpuRatio, cpuMicros } = aims[kind === 'flow' ? 'never cached' : (subject as State)] ?? {};
  const parts: Aim[] = [];
  if (perSecond !== undefined)
    parts.push({ text: `≥ ${count(perSecond)}/s`, isMet: reached => reached.perSecond >= perSecond });
  if (cpuRatio !== undefined)
    parts.push({ text: `≤ ${cpuRatio} × CPU`, isMet: reached => reached.cpuRatio <= cpuRatio });
  if (cpuMicros !== undefined)
    parts.push({ text: `≤ ${count(cpuMicros)} µs`, isMet: reached => reached.cpuMicrosEach <= cpuMicros });
  if (parts.length === 0) return undefined;
  return { text: parts.map(({ text }) => text).join(', '), isMet: reached => parts.every(part => part.isMet(reached)) };
}
