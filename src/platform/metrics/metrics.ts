import { Cells } from './cells.ts';
import { type FamilyType, linesOfTimings, metricHead, metricLine, type Sample } from './exposition.ts';
import { Timings } from './timings.ts';

/** A counter. */
export interface Tally {
  count: number;
}

type Labels = readonly string[];
type Readings = readonly Sample[] | number;

const READ_WITHIN_MS = 2_000;

/**
 * All metrics of one process. Counting adds to a cell; names, labels and sums are put together when metrics are read
 * (docs/decisions/0049).
 */
export class Metrics {
  readonly #families = new Map<string, () => Promise<string>>();

  /** A counter with labels. */
  tallies(name: string, help: string, labels: Labels): Cells<Tally> {
    const cells = new Cells<Tally>(() => ({ count: 0 }));
    this.#add(name, 'counter', help, async () =>
      cells
        .all()
        .map(({ values, cell }) => metricLine(name, { labels: named(labels, values), value: cell.count }))
        .join(''),
    );
    return cells;
  }

  /** A histogram with labels, of durations where no bounds are given. */
  timings(name: string, help: string, labels: Labels, bounds?: readonly number[]): Cells<Timings> {
    const cells = new Cells(() => new Timings(bounds));
    this.#add(name, 'histogram', help, async () =>
      cells
        .all()
        .map(({ values, cell }) => linesOfTimings(name, named(labels, values), cell))
        .join(''),
    );
    return cells;
  }

  /** A histogram whose data is collected elsewhere. */
  timingsOf(name: string, help: string, timings: Timings): void {
    this.#add(name, 'histogram', help, async () => linesOfTimings(name, {}, timings));
  }

  /** A value that is read on demand. If reading times out, it is left out. */
  reading(name: string, type: 'counter' | 'gauge', help: string, read: () => Readings | Promise<Readings>): void {
    this.#add(name, type, help, async () => {
      const found = await inTime(async () => read());
      const readings = typeof found === 'number' ? [{ value: found }] : found;
      return readings?.map(reading => metricLine(name, reading)).join('') ?? '';
    });
  }

  /** All metrics in Prometheus' text format. */
  async text(): Promise<string> {
    return (await Promise.all([...this.#families.values()].map(family => family()))).join('');
  }

  #add(name: string, type: FamilyType, help: string, read: () => Promise<string>): void {
    if (this.#families.has(name)) throw new Error(`${name} is counted twice`);
    this.#families.set(name, async () => metricHead(name, type, help) + (await read()));
  }
}

function named(labels: Labels, values: Labels): Record<string, string> {
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']));
}

async function inTime<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), READ_WITHIN_MS);
  return Promise.race([read().catch(() => undefined), late.promise]).finally(() => clearTimeout(timer));
}
