import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { ACT_NAMES, type Act } from './acts.ts';

/** What the audit log shows, as its address says it. */
export interface AuditListState {
  readonly act: Act | undefined;
  /** A piece of a name; `find` in the address, as in every list. */
  readonly person: string | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readAuditList(params: URLSearchParams): AuditListState {
  return { act: readChoice(params, 'act', ACT_NAMES), person: readFind(params), page: readPage(params) };
}

/** The address of the log; what is as usual is left out of it. */
export function auditHref({ act, person, page }: Partial<AuditListState>): string {
  return listAddress('/admin/audit', { act, find: person, page });
}
