import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import screens from '#src/routes.ts';

/** Screens that nothing links to: an older spelling and a place kept for later. */
const UNLINKED = ['/admin/vendor-verification', '/admin/features-placeholder'];

it('every path leads to a screen, and every screen has its path', async () => {
  const known = new Set(
    [...Object.values(paths), ...Object.values(adminPaths)]
      .map(path => (typeof path === 'string' ? path : (path as (...values: string[]) => string)(':', ':')))
      .map(path => path.replace(/[?#].*$/, '')),
  );
  const served = addressesOf(await screens).filter(path => !path.includes('*') && !UNLINKED.includes(path));
  // `orderPapers` names these three by the type of its parameter.
  const papers = ['/admin/orders/pick-list', '/admin/orders/invoices', '/admin/orders/packing-slips'];
  expect(served.filter(path => !known.has(path))).toEqual(papers);
  expect([...known].filter(path => !served.includes(path))).toEqual(['/admin/orders/:']);
});

/** Every address of the table of screens, `/product/:` for `/product/:slug`. */
function addressesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = path !== undefined || index ? spelled(here === '' ? '/' : here) : [];
    return [...(children && path === undefined ? [] : own), ...addressesOf(children ?? [], here)];
  });
}

/** `/shop/account/:order?` is two addresses. */
function spelled(pattern: string): string[] {
  const plain = pattern.replace(/:\w+/g, ':');
  return plain.endsWith('/:?') ? [plain.slice(0, -3), plain.slice(0, -1)] : [plain];
}
