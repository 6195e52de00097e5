import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SpareTime } from './spare-time.ts';

const LOOK_MS = 100;
let utilization = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('does one piece at a time, and none while the process is busy', async () => {
  const spareTime = new SpareTime();
  const done: string[] = [];
  for (const name of ['first', 'second']) spareTime.add(async () => done.push(name));
  utilization = 0.9;
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect(done).toEqual([]);
  utilization = 0.1;
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(done).toEqual(['first', 'second']);
});

it('drops the oldest of more than a thousand', async () => {
  const spareTime = new SpareTime();
  const done: number[] = [];
  utilization = 0.9;
  for (let at = 0; at < 1_002; at += 1) spareTime.add(async () => done.push(at));
  utilization = 0;
  await vi.advanceTimersByTimeAsync(1_010 * LOOK_MS);
  expect([done.length, done[0]]).toEqual([1_000, 2]);
});
