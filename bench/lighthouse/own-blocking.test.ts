import { describe, expect, it } from 'vitest';
import { blockingScore, ownBlocking } from './own-blocking.ts';

const ORIGIN = 'http://shop.example';
const page = { pid: 1, tid: 2 };

/** A task of the page's thread; both times in ms. */
const task = (ts: number, clock: number, own: number) => ({
  ...page,
  name: 'RunTask',
  ph: 'X',
  ts: ts * 1000,
  dur: clock * 1000,
  tdur: own * 1000,
});

describe('blocking by the processor’s time', () => {
  const began = {
    ...{ ...page, name: 'navigationStart', ph: 'R', ts: 0 },
    args: { data: { documentLoaderURL: `${ORIGIN}/` } },
  };
  const layout = { ...page, name: 'Layout', ph: 'X', ts: 110_000, dur: 10_000, tdur: 10_000 };

  it('counts what tasks ran beyond 50 ms on a slower processor, from the one that lays the page out', () => {
    const traceEvents = [began, task(20, 40, 40), task(100, 60, 30), layout, task(200, 90, 10), task(300, 20, 20)];
    expect(ownBlocking({ traceEvents }, ORIGIN)).toBe(2 * 30 - 50 + (4 * 20 - 50));
  });

  it('leaves out other threads, and is no number where the page is not in the trace', () => {
    const elsewhere = { ...task(200, 90, 90), tid: 3 };
    expect(ownBlocking({ traceEvents: [began, layout, elsewhere] }, ORIGIN)).toBe(0);
    expect(ownBlocking({ traceEvents: [task(1, 90, 90)] }, ORIGIN)).toBeNaN();
  });
});

it.each([
  [0, 1],
  [100, 0.98],
  [200, 0.9],
  [600, 0.5],
])('Lighthouse gives for %d ms about %d', (ms, score) => expect(blockingScore(ms)).toBeCloseTo(score, 2));
