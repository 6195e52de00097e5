import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ReturnRow } from '#orders/returns/desk.contract.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { returnColumns } from './return-columns.tsx';

const row: ReturnRow = {
  ...{ _id: newId<'return'>(), number: 'RT-100007', orderNumber: 'BB-100042', seller: 'deccan', buyer: null },
  ...{ title: 'Galaxy Trial', pieces: 2, reason: 'faulty', state: 'requested', amount: paise(13_790_000) },
  requestedAt: new Date('2026-11-21T10:00:00Z'),
};
const columns = (isAdministrator: boolean) => returnColumns(isAdministrator, () => '/admin/returns');

/** R71.3 */
it('says of a sum that it is the price of the items, without what delivery cost', () => {
  const cells = columns(true).map(({ head, cell }) => {
    const text = renderToStaticMarkup(<MemoryRouter>{cell(row, 1)}</MemoryRouter>).replaceAll(/<[^>]+>/g, '');
    return [head, text] as const;
  });
  expect(Object.fromEntries(cells)).toMatchObject({
    ...{ Return: 'RT-100007', Items: '2 × Galaxy Trial', Order: 'BB-100042', Shopper: '–', Seller: 'deccan' },
    'Items total': '₹1,37,900.00',
  });
});

it('names no seller to a seller', () => {
  const heads = (isAdministrator: boolean) => columns(isAdministrator).map(({ head }) => head);
  expect(heads(false)).toEqual(heads(true).filter(head => head !== 'Seller'));
  expect(heads(true)).toContain('Seller');
});
