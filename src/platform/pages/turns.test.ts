import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('others come between two pieces of long work, however many wait', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const works = ['a', 'b', 'c', 'd'].map(async name => {
    await turns.next();
    order.push(name);
  });
  const others = (async () => {
    while (order.length < 7) {
      await nextTurn();
      order.push('other');
    }
  })();
  await Promise.all([...works, others]);
  expect(order.join(' ')).toMatch(/^(other )?a other b other c other d/);
});
