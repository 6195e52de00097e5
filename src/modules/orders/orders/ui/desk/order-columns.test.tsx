import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Column } from '#design/tables/table.tsx';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { ownOrderColumns } from '#orders/orders/ui/own-orders/own-order-columns.tsx';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { orderColumns } from './order-columns.tsx';

const order: OrderSummary = {
  ...{ _id: newId<'order'>(), number: 'BB-100042', userId: newId<'user'>(), buyer: 'Asha Rao', city: 'Pune' },
  orderDate: new Date('2026-11-21T10:00:00Z'),
  orderUpdateDate: new Date('2026-11-21T10:00:00Z'),
  ...{ orderStatus: 'inProcess', paymentMethod: 'COD', paymentStatus: 'pending' },
  ...{ totalAmount: paise(13_790_000), itemCount: 2, sellers: ['deccan'] },
};

/** Text of the cells below the named column heads. */
function cells(columns: readonly Column<OrderSummary>[], heads: readonly string[]): string[] {
  return heads.map(head => {
    const column = columns.find(each => each.head === head);
    return renderToStaticMarkup(<MemoryRouter>{column?.cell(order, 1)}</MemoryRouter>).replaceAll(/<[^>]+>/g, '');
  });
}

const HEADS = ['Order ID', 'Order Date', 'Order Status', 'Order Price'];

it.each([true, false])(
  'an order of the desk has its id, date, status and price in rupees (administrator: %s)',
  isAdmin => {
    const [id, date, status, price] = cells(orderColumns(isAdmin), HEADS);
    expect([id, status, price]).toEqual(['BB-100042', 'In process', '₹1,37,900.00']);
    expect(date).toMatch(/^21 Nov 2026/);
  },
);

it('an own order has its id, date, status and price, and a way to its details', () => {
  const [id, date, status, price] = cells(
    ownOrderColumns(() => '/shop/account'),
    HEADS,
  );
  expect([id, status, price]).toEqual(['BB-100042', 'In process', '₹1,37,900.00']);
  expect(date).toContain('21 Nov 2026');
  expect(date).toContain('View Details');
});
