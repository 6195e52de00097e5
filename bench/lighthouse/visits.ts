import type { Visit } from './measure-page.ts';

export interface PageVisits {
  readonly title: string;
  readonly visits: readonly Visit[];
}

interface Column {
  readonly head: string;
  readonly of: (visit: Visit) => number;
  readonly show: (value: number) => string;
  readonly aim: string;
  readonly isMet: (value: number) => boolean;
}

const whole = (value: number) => String(Math.round(value));
const atLeast98 = { aim: '≥ 98', isMet: (value: number) => value >= 98, show: whole };

const COLUMNS: readonly Column[] = [
  { head: 'Performance', of: visit => visit.performance, ...atLeast98 },
  { head: 'own performance', of: visit => visit.ownPerformance, ...atLeast98 },
  { head: 'Accessibility', of: visit => visit.accessibility, ...atLeast98 },
  { head: 'Best practices', of: visit => visit.bestPractices, ...atLeast98 },
  { head: 'SEO', of: visit => visit.seo, ...atLeast98 },
  {
    head: 'LCP s',
    of: visit => visit.largestPaint,
    show: value => (value / 1000).toFixed(2),
    aim: '≤ 1.5',
    isMet: value => value <= 1500,
  },
  { head: 'TBT ms', of: visit => visit.blocking, show: whole, aim: '≤ 100', isMet: value => value <= 100 },
  { head: 'own TBT ms', of: visit => visit.ownBlocking, show: whole, aim: '≤ 100', isMet: value => value <= 100 },
  { head: 'CLS', of: visit => visit.shift, show: value => value.toFixed(3), aim: '0', isMet: value => value < 0.0005 },
  {
    head: 'Scripts kB',
    of: visit => visit.scriptBytes,
    show: value => (value / 1000).toFixed(0),
    aim: '≤ 150',
    isMet: value => value <= 150_000,
  },
  {
    head: 'Pictures kB',
    of: visit => visit.pictureBytes,
    show: value => (value / 1000).toFixed(0),
    aim: '',
    isMet: () => true,
  },
];

/** The middle of each figure over a page's visits, each for itself. */
function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('a page that was never visited has no figures');
  const names = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(names.map(name => [name, median(visits.map(visit => visit[name]))])) as unknown as Visit;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** One line a page with the middle of its visits; what misses its aim is marked. */
export function visitsTable(pages: readonly PageVisits[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['Page', ...COLUMNS.map(({ head }) => head)]),
    line(['---', ...COLUMNS.map(() => '--:')]),
    ...pages.map(({ title, visits }) => {
      const middle = medianVisit(visits);
      return line([
        title,
        ...COLUMNS.map(({ of, show, isMet }) => `${show(of(middle))}${isMet(of(middle)) ? '' : ' ✖'}`),
      ]);
    }),
    line(['Aim', ...COLUMNS.map(({ aim }) => aim)]),
  ].join('\n');
}

/** How many figures miss their aim. */
export function missedAims(pages: readonly PageVisits[]): number {
  const misses = pages.map(({ visits }) => {
    const middle = medianVisit(visits);
    return COLUMNS.filter(({ of, isMet }) => !isMet(of(middle))).length;
  });
  return misses.reduce((sum, count) => sum + count, 0);
}
