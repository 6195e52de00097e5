import type { AuditFacts } from '#shop/audit/acts.ts';

const MAX_FACT_LENGTH = 300;

/** What of a form has changed, by the labels of its fields, for the audit log, in English; very long texts are cut short there. */
export function changedFacts(
  labels: Readonly<Record<string, () => string>>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): { readonly before: AuditFacts; readonly after: AuditFacts } {
  const changed = Object.keys(labels).filter(field => before[field] !== after[field]);
  const facts = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(changed.map(field => [labels[field]?.() ?? field, factOf(fields[field] ?? '')]));
  return { before: facts(before), after: facts(after) };
}

function factOf(text: string): string | null {
  if (text === '') return null;
  return text.length > MAX_FACT_LENGTH ? `${text.slice(0, MAX_FACT_LENGTH)}… (${text.length} characters)` : text;
}
