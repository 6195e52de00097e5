import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ImportDetail } from '#products/imports/contract.ts';
import { ReportTable } from './report-table.tsx';

const REPORT = { id: 'x', state: 'checked', checked: 5, refused: 2, waiting: 0, changed: 1, added: 2, unchanged: 0 };

function shown(query: string, more: Partial<ImportDetail> = {}): string {
  const element = <ReportTable of={{ ...REPORT, ...more } as ImportDetail} />;
  const at = '/admin/products/import/x';
  const router = createMemoryRouter([{ path: at, element }], { initialEntries: [`${at}${query}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const current = (html: string) => /aria-current="page"[^>]*>([^<]+)/.exec(html)?.[1];

it('a report starts with its errors, or with all rows if there are none', () => {
  expect(current(shown(''))).toBe('Errors');
  expect(current(shown('', { refused: 0 }))).toBe('All');
  expect(current(shown('?show=all'))).toBe('All');
});

it('a report has the counts of its tabs before its rows, and a tab for waiting rows if there are any', () => {
  expect(shown('')).toMatch(/href="[^"]*\?show=changed"[^>]*>Changed<span[^>]*>1</);
  expect(shown('')).not.toContain('show=waiting');
  expect(shown('', { waiting: 3 })).toMatch(/show=waiting"[^>]*>[^<]*<span[^>]*>3</);
});
