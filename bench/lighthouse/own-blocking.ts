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
  /** What the thread itself ran, without what others took from it meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

const SLOWER = 4;
const LONG_TASK = 50;

/**
 * Blocking time in ms of the page itself: what its tasks after the first paint ran on the processor beyond 50 ms each, slowed
 * four times like Lighthouse's. Lighthouse counts by the clock, so that a neighbour on the machine counts four times too.
 */
export function ownBlocking({ traceEvents }: Trace, origin: string): number {
  const page = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  const painted = traceEvents.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.pid);
  if (!page || !painted) return Number.NaN;
  return traceEvents
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'RunTask' && ph === 'X' && pid === page.pid && tid === page.tid && ts > painted.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWER - LONG_TASK))
    .reduce((sum, each) => sum + each, 0);
}
