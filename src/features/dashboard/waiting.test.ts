import { describe, expect, it } from 'vitest';
import { waitingFor } from './waiting.ts';

describe('the list of what waits', () => {
  it('names each step of the work that has orders, with their number', () => {
    const waiting = waitingFor({ all: 9, pending: 3, confirmed: 0, inProcess: 1, delivered: 5 });
    expect(waiting).toEqual([
      { status: 'pending', text: '3 orders wait to be packed' },
      { status: 'inProcess', text: '1 order waits to be shipped' },
    ]);
  });

  it('is empty when all orders are on their way or done', () => {
    expect(waitingFor({ all: 7, inShipping: 2, delivered: 5 })).toEqual([]);
  });
});
