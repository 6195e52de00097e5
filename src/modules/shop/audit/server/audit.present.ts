import type { Ctx } from '#platform/context.ts';
import { speaking } from '#shared/language/speaking.ts';
import type { AuditWords } from '#shop/audit/audit-words.ts';
import type { AuditEntry } from '#shop/audit/contract.ts';
import { factWords } from '#shop/audit/fact-words.ts';
import type { AuditRow } from './audit.queries.ts';

export type WireEntry = Omit<AuditEntry, 'at'> & { readonly at: string };

declare module '#platform/context.ts' {
  interface Ports {
    readonly auditWords: AuditWords;
  }
}

/** How entries are shown, in the language of the call. */
export interface AuditReading extends Pick<Ctx, 'db' | 'language' | 'ports'> {}

export function presentEntries({ language, ports }: AuditReading, rows: readonly AuditRow[]): WireEntry[] {
  return speaking(language, () => rows.map(row => presentEntry(row, ports.auditWords)));
}

function presentEntry(row: AuditRow, words: AuditWords): WireEntry {
  const { subject_kind: kind, subject_name: name } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    by: row.actor_name,
    on: {
      kind,
      id: row.subject_id as AuditEntry['on']['id'],
      name: words.name(kind, name) ?? name,
    },
    before: row.before,
    after: row.after,
    changes: factWords(row, words),
    network: row.network,
  };
}
