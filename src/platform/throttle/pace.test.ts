import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tooManyRequests } from '#shared/api/problems.ts';
import { Pace } from './pace.ts';

/** A tenth of a second in a burst, then a hundred milliseconds per second. */
const SHARE = { perSecond: 100, burst: 100 };

describe('a pace', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function trial() {
    const pace = new Pace(SHARE, () => Date.now());
    const begun: string[] = [];
    const refused: string[] = [];
    const enter = (who: string, ms: number, among = '', isGone?: () => boolean) =>
      pace.enter(who, ms, among, isGone).then(
        () => begun.push(among || who),
        error => refused.push(error.code),
      );
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    return { begun, refused, enter, pass };
  }

  it('lets work begin at once until the share is used up, then as fast as it comes back', async () => {
    const { begun, enter, pass } = trial();
    for (let turn = 0; turn < 30; turn += 1) void enter('flood', 10);
    await pass(0);
    expect(begun).toHaveLength(10);
    await pass(1_000);
    expect(begun.length).toBeGreaterThanOrEqual(19);
    expect(begun.length).toBeLessThanOrEqual(21);
  });

  it('keeps nobody waiting for somebody else', async () => {
    const { begun, enter, pass } = trial();
    for (let turn = 0; turn < 30; turn += 1) void enter('flood', 10);
    void enter('asha', 10);
    await pass(0);
    expect(begun).toContain('asha');
  });

  it('lets those of one taker take turns', async () => {
    const { begun, enter, pass } = trial();
    for (let turn = 0; turn < 30; turn += 1) void enter('network', 10, 'flood');
    void enter('network', 10, 'asha');
    await pass(250);
    expect(begun).toContain('asha');
  });

  it('refuses the latest request of the client with most waiting, when a few seconds’ share waits', async () => {
    const { begun, refused, enter, pass } = trial();
    for (let turn = 0; turn < 60; turn += 1) void enter('network', 10, 'flood');
    void enter('network', 10, 'asha');
    await pass(0);
    expect(new Set(refused)).toEqual(new Set([tooManyRequests.code]));
    // Ten begin, thirty wait.
    expect(refused).toHaveLength(21);
    await pass(400);
    expect(begun).toContain('asha');
  });

  it('begins a little at a time after the process has stood still', async () => {
    let now = 0;
    const pace = new Pace(SHARE, () => now);
    let begun = 0;
    for (let turn = 0; turn < 100; turn += 1) void pace.enter('flood', 2).then(() => (begun += 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toBe(50);
    now += 1_000;
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toBeLessThanOrEqual(56);
    await vi.advanceTimersByTimeAsync(50);
    expect(begun).toBe(100);
  });

  it('takes nothing for a client that has disconnected', async () => {
    const { begun, enter, pass } = trial();
    for (let turn = 0; turn < 10; turn += 1) void enter('network', 10, 'flood');
    for (let turn = 0; turn < 20; turn += 1) void enter('network', 10, 'gone', () => true);
    void enter('network', 10, 'asha');
    await pass(60);
    expect(begun).toContain('asha');
  });
});
