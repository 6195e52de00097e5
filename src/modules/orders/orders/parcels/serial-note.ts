import { NUMBER_NAMES, type NumberKind } from '#orders/serials/serial-kind.ts';
import { t } from '#shared/language/t.ts';

/** Maximum number of numbers listed per line; the rest is counted. */
const MAX_NAMED = 10;

interface Numbered {
  readonly title: string;
  readonly kind: NumberKind;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The timeline's note about added and removed numbers, line by line. */
export function serialNote(lines: readonly Numbered[]): string {
  return lines.map(noteOf).join('; ');
}

function noteOf({ title, kind, before, after }: Numbered): string {
  const added = after.filter(number => !before.includes(number));
  const gone = before.filter(number => !after.includes(number));
  const of = NUMBER_NAMES[kind];
  if (added.length === 0 && gone.length === 0) return t('orders.orders.note.serials.reordered', { kind: of, title });
  if (added.length === 0) return t('orders.orders.note.serials.removed', { kind: of, title, numbers: listed(gone) });
  return gone.length === 0
    ? t('orders.orders.note.serials', { kind: of, title, numbers: listed(added) })
    : t('orders.orders.note.serials.replaced', { kind: of, title, numbers: listed(added), before: listed(gone) });
}

function listed(numbers: readonly string[]): string {
  const more = numbers.length - MAX_NAMED;
  const named = numbers.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? t('orders.orders.note.serials.more', { numbers: named, count: more }) : named;
}
