import type { Subject } from '#bench/load/stretch.ts';
import type { BenchCase } from './cases.ts';
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
  readonly peakBytes: number;
  readonly aim: string;
  readonly isMet: boolean | null;
}

/** The lines of one case: the shop's, each beside the bare handler. */
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
      isMet: aim ? aim.isMet({ perSecond: figures.perSecond, cpuRatio }) : null,
    };
  });
}

interface Aim {
  readonly text: string;
  readonly isMet: (row: { readonly perSecond: number; readonly cpuRatio: number }) => boolean;
}

function aimOf({ aims, kind }: BenchCase, subject: Subject): Aim | undefined {
  const perSecond = kind === 'flow' ? aims.perSecond : subject === 'cached' ? aims.perSecondCached : undefined;
  if (perSecond !== undefined)
    return { text: `> ${perSecond.toLocaleString('en-IN')}/s`, isMet: row => row.perSecond > perSecond };
  const most = subject === 'uncached' ? aims.cpuRatio : undefined;
  return most === undefined ? undefined : { text: `≤ ${most} × CPU`, isMet: row => row.cpuRatio <= most };
}
