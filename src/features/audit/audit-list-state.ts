import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readFind, readPage } from '#shared/list-address.ts';
import { ACT_NAMES, type Act } from './acts.ts';

/** What the audit log shows, as its address says it. */
export interface AuditListState {
  readonly act: Act | undefined;
  /** A piece of a name; `find` in the address, as in every list. */
  readonly person: string | undefined;
  /** Who did it, by the exact name. */
  readonly by: string | undefined;
  /** The first and the last day: 2026-11-21. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readAuditList(params: URLSearchParams): AuditListState {
  return {
    act: readChoice(params, 'act', ACT_NAMES),
    person: readFind(params),
    by: params.get('by')?.trim().slice(0, 100) || undefined,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    page: readPage(params),
  };
}

/** The address of the log; what is as usual is left out of it. */
export function auditHref({ act, person, by, from, to, page }: Partial<AuditListState>): string {
  return listAddress(adminPaths.audit, { act, find: person, by, from, to, page });
}

/** A day that the calendar has, or none. */
function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}
