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

/** Of Lighthouse's scale for phones: a tenth of all pages blocks for less than the first, half of them for less than the second. */
const BEST_TENTH = 200;
const HALF = 600;
const SLOWER = 4;
/** Lighthouse's model of a phone: laying out is held back less than scripts are. */
const LAYOUT_SLOWER = 2;
const LONG_TASK = 50;

/**
 * Blocking time in ms of the page itself: what its tasks, from the one that first lays it out, ran on the processor beyond
 * 50 ms each, slowed like Lighthouse's: four times, or twice where they lay out. Lighthouse counts the same tasks, but by the clock, so that a neighbour
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
  const layouts = ofPage.filter(({ name }) => name === 'Layout').map(({ ts }) => ts);
  const [laidOut = Number.NaN] = layouts;
  const slower = ({ ts, dur = 0 }: TraceEvent) =>
    layouts.some(layout => layout >= ts && layout < ts + dur) ? LAYOUT_SLOWER : SLOWER;
  return ofPage
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > laidOut)
    .map(task => Math.max(0, ((task.tdur ?? 0) / 1000) * slower(task) - LONG_TASK))
    .reduce((sum, each) => sum + each, 0);
}

/** What Lighthouse gives for so many ms: 1 for none, 0.9 at 200, half at 600, along a log-normal curve. */
export function blockingScore(ms: number): number {
  if (ms <= 0) return 1;
  // Where a tenth of a normal distribution ends, in its own measure.
  const tenth = 0.9061938024368232;
  return (1 - errorFunction((Math.log(ms / HALF) / Math.log(HALF / BEST_TENTH)) * tenth)) / 2;
}

/** To seven digits (Abramowitz and Stegun, 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}
