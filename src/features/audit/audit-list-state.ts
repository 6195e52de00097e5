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
  const page = Number(params.get('page'));
  return {
    act: ACT_NAMES.find(act => act === params.get('act')),
    person: params.get('find')?.trim().slice(0, 100) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of the log; what is as usual is left out of it. */
export function auditHref({ act, person, page }: Partial<AuditListState>): string {
  const params = new URLSearchParams();
  if (act) params.set('act', act);
  if (person) params.set('find', person);
  if (page && page > 1) params.set('page', String(page));
  const query = params.toString();
  return `/admin/audit${query && `?${query}`}`;
}
