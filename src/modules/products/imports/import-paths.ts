import { OUTCOMES } from '#products/imports/file/decide-row.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { fileAddress } from '#shared/paths/file-address.ts';
import { listAddressOf, oneOf } from '#shared/paths/list-address.ts';

export function templateFile(): string {
  return fileAddress('/admin/imports/template');
}

export function goodsFile(): string {
  return fileAddress('/admin/imports/goods');
}

export function refusedFile(id: string): string {
  return fileAddress(`/admin/imports/errors/${id}`);
}

/** A tab of the report: all rows of the file, or those with one outcome. */
export const reportTab = oneOf(['all', ...OUTCOMES]);

/** The address of an import with its report, by default of the refused rows if there are any, else of all. */
export const importAddress = (id: string) => listAddressOf(adminPaths.oneImport(id), { show: reportTab });
