import type { Api } from '#platform/http/serve.ts';
import { pageRule } from '#shared/pages.ts';
import { ACTORS } from './actors.ts';
import { MATRIX, nameOfCall } from './matrix.ts';
import { PAGES, VISITORS } from './page-rows.ts';
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
    `${MATRIX.length} rows, ${cells} cells: each actor by cookie and by bearer, the guest also without either. What is tried belongs to the shopper or the seller; the others are strangers to it. 401 says to sign in, 403 that it is not for you, 404 that there is no such thing for you.`,
    table(['call, below `/api`', 'guard', ...ACTORS], calls),
    '## Pages',
    `${VISITS.length} visits. A page opens, is nothing (404), or sends to the login, to the page that says it is not for you, or to where one's own work is.`,
    table(['page', 'rule', ...VISITORS], pages),
    '## Open to everybody, being no calls',
    table(['address', 'why'], open),
  ];
  return `${parts.join('\n\n')}\n`;
}

const HEAD =
  'Made and checked by `test/api/rights-document.test.ts` (`vitest run --project api rights-document -u` writes it anew). A call names its guard where it is served, a page has its rule in `src/shared/pages.ts`; here both are read together with what each actor is answered, every field of which is tried. A route that says nothing of who may use it keeps the server from starting; one that has no row here fails the tests (decision 23).';

/** A table whose columns are as wide as their widest field, as the format check wants it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map(row => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((field, at) => field.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
