import { describe, expect, it } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { DrawingQueue } from './drawing-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: () => resolve() };
}

describe('the drawing queue', () => {
  it('runs no more at a time than it may, and what is urgent first', async () => {
    const queue = new DrawingQueue(1, 10);
    const order: string[] = [];
    const first = gate();
    const work =
      (name: string, wait = Promise.resolve()) =>
      async () => {
        order.push(name);
        await wait;
      };
    const all = [
      queue.run('a', work('a', first.promise), true),
      queue.run('b', work('ahead'), false),
      queue.run('c', work('urgent'), true),
    ];
    await new Promise(resolve => setImmediate(resolve));
    expect(order).toEqual(['a']);
    first.open();
    await Promise.all(all);
    expect(order).toEqual(['a', 'urgent', 'ahead']);
  });

  it('does the work of a key once for concurrent callers, and again afterwards', async () => {
    const queue = new DrawingQueue(2, 10);
    let times = 0;
    const work = async () => {
      times += 1;
      return times;
    };
    expect(await Promise.all([queue.run('a', work, true), queue.run('a', work, true)])).toEqual([1, 1]);
    expect(await queue.run('a', work, true)).toBe(2);
  });

  it('goes on after work that fails', async () => {
    const queue = new DrawingQueue(1, 10);
    const fails = queue.run('a', () => Promise.reject(new Error('no ink')), true);
    const next = queue.run('b', async () => 'drawn', true);
    await expect(fails).rejects.toThrow('no ink');
    expect(await next).toBe('drawn');
  });

  it('says it is busy when too many wait', async () => {
    const queue = new DrawingQueue(1, 1);
    const first = gate();
    const running = queue.run('a', () => first.promise, true);
    const waiting = queue.run('b', async () => {}, true);
    await expect(queue.run('c', async () => {}, true)).rejects.toMatchObject({ code: busy.code });
    first.open();
    await Promise.all([running, waiting]);
  });
});
