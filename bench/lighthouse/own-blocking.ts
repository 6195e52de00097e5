/** A trace as Chromium writes it; times in µs. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself ran, without what others took from it meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

const SLOWER = 4;
const LONG_TASK = 50;

/**
 * Blocking time in ms of the page itself: what its tasks, from the one that first lays it out, ran on the processor beyond
 * 50 ms each, slowed four times like Lighthouse's. Lighthouse counts the same tasks, but by the clock, so that a neighbour
 * on the machine counts four times too.
 */
export function ownBlocking({ traceEvents }: Trace, origin: string): number {
  const page = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!page) return Number.NaN;
  const ofPage = traceEvents.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === page.pid && tid === page.tid && ts > page.ts,
  );
  const laidOut = ofPage.find(({ name }) => name === 'Layout')?.ts ?? Number.NaN;
  return ofPage
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > laidOut)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWER - LONG_TASK))
    .reduce((sum, each) => sum + each, 0);
}
