import { describe, expect, it } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { FairQueue } from './fair-queue.ts';

const ASHA = { who: 'asha' };

describe('the queue of costly work', () => {
  it('runs as many at once as it may, the others in the order they came', async () => {
    const queue = new FairQueue(2, 10);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (name: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(name);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(name => queue.run(ASHA, work(name))));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses at once when its line is full, and takes new work when it has moved on (E9)', async () => {
    const queue = new FairQueue(1, 1);
    let finish = () => {};
    const first = queue.run(ASHA, () => new Promise<void>(resolve => (finish = resolve)));
    const second = queue.run(ASHA, async () => 'second');
    await expect(queue.run(ASHA, async () => 'third')).rejects.toMatchObject({ code: busy.code, retryAfterSeconds: 2 });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(ASHA, async () => 'fourth')).toBe('fourth');
  });

  it('goes on after work that fails', async () => {
    const queue = new FairQueue(1, 1);
    await expect(queue.run(ASHA, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await queue.run(ASHA, async () => 'next')).toBe('next');
  });

  it('lets those who wait take turns, however much one of them has sent', async () => {
    const queue = new FairQueue(1, 100);
    const order: string[] = [];
    const send = (who: string, count: number) =>
      Array.from({ length: count }, () => queue.run({ who }, async () => void order.push(who)));
    await Promise.all([...send('flood', 20), ...send('farhan', 2), ...send('asha', 1)]);
    // The first was started before anybody waited.
    expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'farhan', 'asha', 'flood', 'farhan']);
  });

  it('takes staff before everybody else who waits', async () => {
    const queue = new FairQueue(1, 100);
    const order: string[] = [];
    const work = (name: string) => async () => void order.push(name);
    const strangers = Array.from({ length: 20 }, (_, at) => queue.run({ who: `stranger ${at}` }, work('stranger')));
    await Promise.all([...strangers, queue.run({ who: 'admin', isStaff: true }, work('admin'))]);
    expect(order.slice(0, 3)).toEqual(['stranger', 'admin', 'stranger']);
  });

  it('makes room for who has few by turning away the last of who has many', async () => {
    const queue = new FairQueue(1, 10);
    const flood = Array.from({ length: 11 }, () => queue.run({ who: 'flood' }, async () => 'done'));
    const settled = Promise.allSettled(flood);
    expect(await queue.run(ASHA, async () => 'done')).toBe('done');
    const statuses = (await settled).map(({ status }) => status);
    expect(statuses).toEqual([...Array(10).fill('fulfilled'), 'rejected']);
  });
});
