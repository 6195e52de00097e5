import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { PagedTable } from './paged-table.tsx';

const BEFORE = { data: ['BB-100042'], currentPage: 1, totalPages: 1, totalItems: 1 };

const shown = (more: object) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PagedTable
        asked={{ answer: BEFORE, problem: undefined, isAsking: false, isFresh: true, askAgain: () => {}, ...more }}
        caption="All Orders"
        columns={[{ key: 'id', head: 'Order ID', cell: number => number }]}
        rowKey={number => number}
        href={page => `?page=${page}`}
        noun="the orders"
        empty="There are no orders yet"
      />
    </MemoryRouter>,
  );

/** R67.23 */
it('a list that can’t be had says so and is empty, whatever it showed before', () => {
  expect(shown({})).toContain('BB-100042');
  const html = shown({ problem: busy() });
  expect(html).toContain('Could not load the orders');
  expect(html).not.toContain('BB-100042');
});

it('a list that is on its way is busy, without rows or with those before', () => {
  expect(shown({ answer: undefined, isFresh: false })).toContain('aria-busy="true"');
  expect(shown({ isFresh: false })).toMatch(/aria-busy="true".*BB-100042/s);
});

it('a list with nothing in it says that', () => {
  const html = shown({ answer: { ...BEFORE, data: [], totalItems: 0 } });
  expect(html).toContain('There are no orders yet');
});
