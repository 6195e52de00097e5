import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type OrderStatus, STATUSES } from '#orders/orders/order-status.ts';
import { OrderStatusMark } from './order-status-mark.tsx';

const TONES: Partial<Record<OrderStatus, string>> = { confirmed: 'good', rejected: 'bad' };

it.each(STATUSES)('the mark of %s is green for confirmed, red for rejected and neither otherwise', status => {
  const [, classes = ''] = /class="([^"]+)"/.exec(renderToString(<OrderStatusMark status={status} />)) ?? [];
  expect(/good|bad/.exec(classes)?.[0]).toBe(TONES[status]);
});
