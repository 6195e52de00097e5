import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ToastProvider } from '#design/toasts/toast-provider.tsx';
import { busy } from '#shared/api/busy.ts';
import { type AnswerOf, get } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import { pageQuery, pageSchema } from '#shared/api/wire.ts';
import { anyText, listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { listOf, sortByColumn } from './list-of.ts';
import { ListScreen } from './list-screen.tsx';
import { useList } from './use-list.ts';

const sort = sortByColumn('name', { name: 'asc', size: 'desc' });

const TREES = listOf({
  title: 'Trees',
  address: listAddressOf(
    '/admin/trees',
    { kind: oneOf(['palm', 'neem']), find: words, sort: oneOf(['name', 'size']), order: oneOf(['asc', 'desc']) },
    { tree: anyText },
  ),
  endpoint: get('/admin/trees', {
    summary: 'Trees',
    query: z.object({ ...pageQuery, kind: z.optional(z.string()), find: z.optional(z.string()) }),
    output: z.extend(pageSchema(z.object({ name: z.string() })), { counts: z.record(z.string(), z.int()) }),
  }),
  ask: ({ kind, find, page, limit }) => ({ kind, find, page, limit }),
  aside: ({ totalItems }) => `${totalItems} in all`,
  tabs: { label: 'Kind', by: 'kind', names: { all: 'All', palm: 'Palms' }, counts: ({ counts }) => counts },
  search: { label: 'Search trees', placeholder: 'Name' },
  caption: 'Trees',
  rowKey: ({ name }) => name,
  columns: [
    { key: 'name', head: 'Name', sortable: true, cell: ({ name }, place) => `${place}. ${name}` },
    { key: 'size', head: 'Size', sortable: true, cell: () => 'tall' },
  ],
  sort,
  opened: { of: ({ tree }) => tree, to: tree => ({ tree }), nameOf: ({ name }) => name },
  selection: {
    label: ({ name }) => `Select ${name}`,
    within: ({ kind, find }) => ({ kind, find }),
    most: 1,
    all: {
      offer: count => `Select all ${count}`,
      chosen: count => `All ${count} selected`,
    },
  },
  noun: 'the trees',
  empty: ({ find }) => (find ? 'No trees found' : 'No trees yet'),
  all: { words: 'Show all trees' },
});

const PAGE: AnswerOf<typeof TREES.endpoint> = {
  success: true,
  data: [{ name: 'Coco' }, { name: 'Date' }],
  currentPage: 2,
  totalPages: 2,
  totalItems: 22,
  counts: { palm: 22 },
};

interface Answered {
  answer?: typeof PAGE | undefined;
  problem?: Problem | undefined;
  isFresh?: boolean;
  selected?: { rows: (typeof PAGE)['data']; isAll: boolean };
}

/** Renders the screen with a given answer and selection. */
function Trees({ answer, problem, isFresh = true, selected }: Answered) {
  const list = useList(TREES);
  const asked = { ...list.asked, isAsking: false, isFresh, answer, problem };
  const selection = { ...list.selection, ...selected };
  const found = problem ? undefined : answer;
  return (
    <ListScreen list={{ ...list, asked, found, selection }} bulk="Water" rowActs={{ head: 'Acts', cell: () => '' }} />
  );
}

function shown(query: string, answered: Answered = { answer: PAGE }): string {
  const router = createMemoryRouter([{ path: '/admin/trees', element: <Trees {...answered} /> }], {
    initialEntries: [`/admin/trees${query}`],
  });
  const html = renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return html.replaceAll('&amp;', '&');
}

describe('a list screen', () => {
  it('has its views with the words that are looked for, from the first page and with nothing open', () => {
    const html = shown('?find=co&sort=size&page=2&tree=Coco');
    expect(html).toContain('href="/admin/trees?kind=palm&find=co&sort=size"');
    expect(html).toContain('href="/admin/trees?find=co&sort=size"');
  });

  it('marks the view that it shows, and counts each', () => {
    expect(shown('?kind=palm')).toMatch(/aria-current="page"[^>]*>Palms<span[^>]*>22</);
  });

  it('counts its rows over pages, and turns pages with nothing open', () => {
    const html = shown('?page=2&tree=Coco');
    expect(html).toContain('21. Coco');
    expect(html).toMatch(/href="\/admin\/trees" rel="prev"|rel="prev"[^>]*href="\/admin\/trees"/);
  });

  it('opens a row under an address that keeps the page', () => {
    expect(shown('?page=2')).toContain('href="/admin/trees?page=2&tree=Date"');
  });

  it('leads to the whole list when it is narrowed and empty, and not when it is only sorted', () => {
    const none = { answer: { ...PAGE, data: [], currentPage: 1, totalPages: 0, totalItems: 0 } };
    expect(shown('?find=oak', none)).toMatch(/No trees found.*href="\/admin\/trees"[^>]*>Show all trees/s);
    expect(shown('?sort=size&order=asc', none)).not.toContain('Show all trees');
    expect(shown('', none)).toContain('No trees yet');
  });

  /** R67.23 */
  it('that can’t be had says so and offers to try again, whatever it showed before', () => {
    const html = shown('', { answer: PAGE, problem: busy() });
    expect(html).toMatch(/Could not load the trees.*Try again/s);
    expect(html).not.toContain('Coco');
  });

  it('that is on its way is busy, without rows or with those before', () => {
    expect(shown('', { isFresh: false })).toContain('aria-busy="true"');
    expect(shown('', { answer: PAGE, isFresh: false })).toMatch(/aria-busy="true".*Coco/s);
  });

  it('sorts a column the usual way unless the address says otherwise', () => {
    expect(shown('?sort=size')).toMatch(/aria-sort="descending"/);
    expect(shown('?sort=size&order=asc')).toMatch(/aria-sort="ascending"/);
  });

  it('acts on the selected rows, at most so many, and offers to select all that it finds', () => {
    const [coco, date] = PAGE.data;
    if (!coco || !date) throw new Error('The page has two trees');
    const one = shown('', { answer: PAGE, selected: { rows: [coco], isAll: false } });
    expect(one).toMatch(/Select all 22.*Water/s);
    expect(shown('', { answer: PAGE, selected: { rows: [coco, date], isAll: false } })).not.toContain('Water');
    const all = shown('', { answer: PAGE, selected: { rows: [coco], isAll: true } });
    expect(all).toMatch(/All 22 selected.*Water/s);
    expect(all).not.toContain('Select all 22');
  });
});
