import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '#design/toasts/toast-provider.tsx';
import { ListCards } from '#routing/list/list-cards.tsx';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { busy } from '#shared/api/busy.ts';
import { ownProducts } from './own-products.ts';

const LIST = ownProducts({ type: 'vendor', userName: 'Nandi' });

/** The list with a given answer, as a table or as cards with their titles. */
function Own({ isFresh = true, ...heard }: { isFresh?: boolean; answer?: object; problem?: object }) {
  const list = useList(LIST);
  const asked = { ...list.asked, answer: undefined, problem: undefined, isFresh, ...heard } as typeof list.asked;
  const answered = { ...list, asked, found: asked.answer };
  const cards = <ListCards list={answered} className="cards" card={({ title }) => title} skeleton="…" />;
  return <ListScreen list={answered} cards={list.state.view ? undefined : cards} />;
}

function shown(query: string, answered: Parameters<typeof Own>[0]): string {
  const router = createMemoryRouter([{ path: '/admin/products', element: <Own {...answered} /> }], {
    initialEntries: [`/admin/products${query}`],
  });
  const html = renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return html.replaceAll('&amp;', '&');
}

const COUNTS = { all: 3, live: 2, draft: 1, hidden: 0, low: 1, out: 0 };
const NONE = { data: [], currentPage: 1, totalPages: 0, totalItems: 0, counts: COUNTS };

describe('the list of own products', () => {
  /** R67.10 */
  it.each(['', '?view=table'])(
    'that can’t be had says Fetch failed and why, and shows none of those before, %s',
    query => {
      const before = { ...NONE, data: [{ _id: 'x', title: 'Nandi 5' }] };
      expect(shown('', { answer: before })).toContain('Nandi 5');
      const html = shown(query, { answer: before, problem: busy() });
      expect(html).toContain('Fetch failed');
      expect(html).toContain(busy().message.replaceAll("'", '&#x27;'));
      expect(html).not.toContain('Nandi 5');
    },
  );

  it('whose products are loading is busy', () => {
    expect(shown('', { isFresh: false })).toMatch(/aria-busy="true"[^>]*><ul/);
  });

  it('has tabs by status and by stock, of which one is current', () => {
    const html = shown('?view=table&status=draft&sort=title', { answer: NONE });
    expect(html).toMatch(/aria-current="page"[^>]*>Drafts<span[^>]*>1</);
    expect(html).toContain('href="/admin/products?view=table&stock=low&sort=title"');
    expect(html).toContain('href="/admin/products?view=table&sort=title"');
    expect(shown('?status=live&stock=low', { answer: NONE })).not.toContain('aria-current="page"');
  });

  it.each(['', '&view=table'])('leads to all products when none is found, and stays as it looks, %s', look => {
    const whole = look && `?${look.slice(1)}`;
    const html = shown(`?status=hidden${look}`, { answer: NONE });
    expect(html).toMatch(new RegExp(`href="/admin/products${whole.replace('?', '\\?')}"[^>]*>Show all products`));
    expect(shown(whole, { answer: NONE })).not.toContain('Show all products');
    expect(shown('?product=new', { answer: NONE })).not.toContain('Show all products');
  });

  it('keeps the panel open while it is filtered, sorted and paged', () => {
    const html = shown('?product=new', { answer: { ...NONE, data: [{ _id: 'x', title: 'Nandi 5' }], totalPages: 2 } });
    expect(html).toContain('href="/admin/products?status=draft&product=new"');
    expect(html).toContain('href="/admin/products?page=2&product=new"');
  });
});
