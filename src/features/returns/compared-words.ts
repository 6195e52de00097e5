import type { NumberKind } from '#features/serials/serial-kind.ts';
import { NUMBER_NAMES } from '#features/serials/serial-kind.ts';

/** Of one line, what came back held against what was sent. */
export interface ComparedLine {
  readonly title: string;
  readonly kind: NumberKind;
  /** What was sent and is still out. */
  readonly sent: readonly string[];
  readonly matched: readonly string[];
  /** An empty text where no number could be read. */
  readonly strange: readonly string[];
}

/** What the timeline says of it: which pieces were known again, and which were not, with the reason for taking them. */
export function comparedWords(lines: readonly ComparedLine[], reason: string | undefined): string | null {
  const said = lines.map(lineWords).filter(words => words !== '');
  if (said.length === 0) return null;
  const isStrange = lines.some(({ strange }) => strange.length > 0);
  return `${said.join('; ')}${isStrange && reason ? `. Accepted: ${reason}` : ''}`;
}

function lineWords({ title, kind, sent, matched, strange }: ComparedLine): string {
  const known = matched.length > 0 ? [`${NUMBER_NAMES[kind]} ${matched.join(', ')} of ${title} came back as sent`] : [];
  const others = strange.map(number =>
    number === ''
      ? `No ${NUMBER_NAMES[kind]} could be read of ${title}, sent was ${anyOf(sent)}`
      : `${NUMBER_NAMES[kind]} ${number} of ${title} came back, sent was ${anyOf(sent)}`,
  );
  return [...known, ...others].join('; ');
}

function anyOf(numbers: readonly string[]): string {
  return numbers.join(' or ');
}
