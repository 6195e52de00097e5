import { OUTCOMES, type Outcome } from '#products/imports/file/decide-row.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { fileAddress } from '#shared/paths/file-address.ts';
import { listAddress, readListChoice, readPage } from '#shared/paths/list-address.ts';

export function templateFile(): string {
  return fileAddress('/admin/imports/template');
}

export function goodsFile(): string {
  return fileAddress('/admin/imports/goods');
}

export function refusedFile(id: string): string {
  return fileAddress(`/admin/imports/errors/${id}`);
}

/** State of the report screen, as it is in its address. */
export interface ReportState {
  /** Undefined: the refused rows if there are any, else all. */
  readonly show: Outcome | 'all' | undefined;
  readonly page: number;
}

export function readReport(params: URLSearchParams): ReportState {
  return { show: readListChoice(params, 'show', [...OUTCOMES, 'all'] as const), page: readPage(params) };
}

export function importHref(id: string, { show, page }: Partial<ReportState> = {}): string {
  return listAddress(adminPaths.oneImport(id), { show, page });
}
