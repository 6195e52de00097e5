import type { AuditFacts } from '#shop/audit/acts.ts';
import { storedFact } from './stored-fact.ts';

/** What of a form has changed, by the labels of its fields, for the audit log */
export function changedFacts(
  labels: Readonly<Record<string, () => string>>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): { readonly before: AuditFacts; readonly after: AuditFacts } {
  const changed = Object.keys(labels).filter(field => before[field] !== after[field]);
  const facts = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(changed.map(field => [labels[field]?.() ?? field, storedFact(fields[field] ?? '')]));
  return { before: facts(before), after: facts(after) };
}
