import { NUMBER_WORDS, type NumberKind } from '#orders/serials/serial-kind.ts';

/** The comparison of one line's returned units with those shipped. */
export interface ComparedLine {
  readonly title: string;
  readonly kind: NumberKind;
  /** Shipped and not yet returned. */
  readonly sent: readonly string[];
  readonly matched: readonly string[];
  /** An empty string where no number could be read. */
  readonly strange: readonly string[];
}

/** The timeline's note: which units matched, which did not, and why they were accepted. Null if no item has numbers. */
export function comparedWords(lines: readonly ComparedLine[], reason: string | undefined): string | null {
  const said = lines.map(lineWords).filter(words => words !== '');
  if (said.length === 0) return null;
  const isStrange = lines.some(({ strange }) => strange.length > 0);
  return `${said.join('; ')}${isStrange && reason ? `. Accepted: ${reason}` : ''}`;
}

function lineWords({ title, kind, sent, matched, strange }: ComparedLine): string {
  const known =
    matched.length > 0 ? [`${title} came back as shipped, ${NUMBER_WORDS[kind]} ${matched.join(', ')}`] : [];
  const others = strange.map(number =>
    number === ''
      ? `${title} came back with no readable ${NUMBER_WORDS[kind]}, shipped was ${anyOf(sent)}`
      : `${title} came back with ${NUMBER_WORDS[kind]} ${number}, shipped was ${anyOf(sent)}`,
  );
  return [...known, ...others].join('; ');
}

function anyOf(numbers: readonly string[]): string {
  return numbers.join(' or ');
}
