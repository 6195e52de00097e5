import type { AuditFacts } from './acts.ts';

/** What an act has changed, a line for each fact: "status: Pending → Approved". Facts that stayed are left out. */
export function factWords(before: AuditFacts | null, after: AuditFacts | null): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap(name => {
    const was = before?.[name] ?? null;
    const is = after?.[name] ?? null;
    if (was === is) return [];
    // What is gone was said in full by the entry that brought it.
    return was === null || is === null ? [`${name}: ${is ?? 'none'}`] : [`${name}: ${was} → ${is}`];
  });
}
