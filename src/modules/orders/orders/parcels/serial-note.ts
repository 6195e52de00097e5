import { NUMBER_NAMES, type NumberKind } from '#orders/serials/serial-kind.ts';

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
  const head = `${NUMBER_NAMES[kind]} of ${title}`;
  if (added.length === 0 && gone.length === 0) return `${head}: new sequence`;
  if (added.length === 0) return `${head}: ${listed(gone)} removed`;
  return gone.length === 0 ? `${head}: ${listed(added)}` : `${head}: ${listed(added)} in place of ${listed(gone)}`;
}

function listed(numbers: readonly string[]): string {
  const more = numbers.length - MAX_NAMED;
  return numbers.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
