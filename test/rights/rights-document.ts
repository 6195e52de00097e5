import type { Api } from '#platform/http/serving/serve.ts';
import { pageRule } from '#shared/api/pages.ts';
import { PAGES, VISITORS } from '#test/rights/rows/page-rows.ts';
import { ACTORS } from './actors.ts';
import { MATRIX, nameOfCall } from './matrix.ts';
import { cellsOf } from './try-cell.ts';
import { VISITS } from './visit.ts';

/** docs/rights.md: who may what, from the guards that are in force and the answers that the tests have seen. */
export function rightsDocument({ app, routes }: Api): string {
  const guardOf = new Map(routes.map(({ endpoint, guard }) => [nameOfCall(endpoint), guard.name]));
  const calls = MATRIX.map(({ call, on, answers }) => [
    `\`${call}\`${on ? `, ${on}` : ''}`,
    guardOf.get(call) ?? 'none',
    ...answers.split(' '),
  ]);
  const pages = PAGES.map(({ page, at, answers }) => [
    `\`${page}\``,
    pageRule(at ?? page).access,
    ...answers.split(' '),
  ]);
  const open = app.served
    .filter(({ method, rights }) => method === 'GET' && rights?.startsWith('open: '))
    .map(({ url, rights = '' }) => [`\`${url}\``, rights.slice('open: '.length)]);
  const cells = MATRIX.flatMap(cellsOf).length;
  const parts = [
    '# Who may what',
    HEAD,
    '## Calls',
    `${MATRIX.length} rows, ${cells} cells: each actor with cookie and with bearer token, the guest also without either. The records belong to the shopper or the seller; the other shopper and the other seller own none of them. 401 means sign in first, 403 not allowed, 404 not found for this actor.`,
    table(['call, below `/api`', 'guard', ...ACTORS], calls),
    '## Pages',
    `${VISITS.length} visits. A page opens, is not found (404), or redirects to the login, to the page for missing rights or to the visitor's own start page.`,
    table(['page', 'rule', ...VISITORS], pages),
    '## Other addresses, open to everybody',
    table(['address', 'why'], open),
  ];
  return `${parts.join('\n\n')}\n`;
}

const HEAD =
  'Generated and checked by `test/api/rights/rights-document.test.ts` (update it with `vitest run --project api rights-document -u`). Each call names its guard where it is served, and each page has its rule in `src/shared/api/pages.ts`. The tables show both with the response each actor gets; every cell is tested. The server does not start if a route has no access rule, and a route without a row here fails the tests (decision 23).';

/** A table whose columns are as wide as their widest field, as the format check wants it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map(row => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((field, at) => field.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
