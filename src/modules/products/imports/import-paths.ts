import { OUTCOMES, type Outcome } from '#products/imports/file/decide-row.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress, readListChoice, readPage } from '#shared/paths/list-address.ts';

/** Where files are had, below /api. Plain links lead there, so that the browser itself saves them. */
export const TEMPLATE_FILE = '/api/admin/imports/template';
export const GOODS_FILE = '/api/admin/imports/goods';

export function refusedFile(id: string): string {
  return `/api/admin/imports/errors/${id}`;
}

/** What the report of an import shows, as its address says it. */
export interface ReportState {
  /** Nothing said is what needs somebody: the refused rows where there are any, else all. */
  readonly show: Outcome | 'all' | undefined;
  readonly page: number;
}

export function readReport(params: URLSearchParams): ReportState {
  return { show: readListChoice(params, 'show', [...OUTCOMES, 'all'] as const), page: readPage(params) };
}

export function importHref(id: string, { show, page }: Partial<ReportState> = {}): string {
  return listAddress(adminPaths.oneImport(id), { show, page });
}
