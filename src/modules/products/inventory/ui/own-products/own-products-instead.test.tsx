import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { readOwnProducts } from '#products/inventory/own-products/own-products-state.ts';
import { busy } from '#shared/api/busy.ts';
import { OwnProductsGrid } from './own-products-grid.tsx';

const state = readOwnProducts(new URLSearchParams());
const asked = { isAsking: false, isFresh: true, askAgain: () => {} };
const acts = {} as Parameters<typeof OwnProductsGrid>[0]['acts'];
const shown = (more: object) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OwnProductsGrid asked={{ answer: undefined, problem: undefined, ...asked, ...more }} state={state} acts={acts} />
    </MemoryRouter>,
  );

/** R67.10 */
it('own products that can’t be had say Fetch failed and why, and show none of those before', () => {
  const before = { data: [{ title: 'Nandi 5' }] };
  const html = shown({ answer: before, problem: busy() });
  expect(html).toContain('Fetch failed');
  expect(html).toContain(busy().message.replaceAll("'", '&#x27;'));
  expect(html).not.toContain('Nandi 5');
});

it('a list whose products are loading is busy', () => {
  expect(shown({ isFresh: false })).toMatch(/<ul[^>]*aria-busy="true"/);
});
