import { t } from '#shared/language/t.ts';
import type { Act, AuditFacts } from './acts.ts';
import type { AuditWords } from './audit-words.ts';
import { shownFact, shownValue } from './set-words.ts';

interface Changed {
  readonly act: Act;
  readonly subject_id: string;
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
}

/** Their facts are named after people and products. */
const NAMED_BY_PEOPLE: readonly Act[] = [
  'order.moved',
  'order.tracked',
  'order.numbered',
  'order.exchanged',
  'return.moved',
];

/** The changes of an act, a line for each changed fact: "status: Pending → Approved". */
export function factWords({ act, subject_id: subject, before, after }: Changed, words: AuditWords): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap(name => {
    const was = before?.[name] ?? null;
    const is = after?.[name] ?? null;
    if (was === is) return [];
    const fact = NAMED_BY_PEOPLE.includes(act) ? name : (shownFact(name) ?? words.fact(name) ?? name);
    const shown = (value: string) =>
      shownValue(act, name, value) ?? words.value({ act, subject, fact: name }, value) ?? value;
    // A removed value was logged in full when it was added.
    if (is === null) return [`${fact}: ${t('shop.audit.none')}`];
    return was === null ? [`${fact}: ${shown(is)}`] : [`${fact}: ${shown(was)} → ${shown(is)}`];
  });
}
