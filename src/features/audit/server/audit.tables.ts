import type { Generated } from 'kysely';
import type { Act, Facts } from '#features/audit/acts.ts';
import type { UserId } from '#shared/id.ts';

export interface AuditEntriesTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: UserId;
  actor_name: string;
  act: Act;
  subject_kind: SubjectKind;
  subject_id: string;
  subject_name: string;
  before: Facts | null;
  after: Facts | null;
  network: string | null;
}

export type SubjectKind = 'seller' | 'order' | 'product' | 'person' | 'review' | 'setting' | 'banner';

declare module '#platform/db/database.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
