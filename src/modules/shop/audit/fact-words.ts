import { t } from '#shared/language/t.ts';
import type { AuditFacts } from './acts.ts';

/** The changes of an act, a line for each changed fact: "status: Pending → Approved". */
export function factWords(before: AuditFacts | null, after: AuditFacts | null): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap(name => {
    const was = before?.[name] ?? null;
    const is = after?.[name] ?? null;
    if (was === is) return [];
    // A removed value was logged in full when it was added.
    return was === null || is === null ? [`${name}: ${is ?? t('shop.audit.none')}`] : [`${name}: ${was} → ${is}`];
  });
}
