import { NUMBER_WORDS, type NumberKind } from '#orders/serials/serial-kind.ts';
import { t } from '#shared/language/t.ts';

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

/** The timeline's note, stored in English: which units matched, which did not, and why they were accepted. Null if no item has numbers. */
export function comparedWords(lines: readonly ComparedLine[], reason: string | undefined): string | null {
  const said = lines.map(lineWords).filter(words => words !== '');
  if (said.length === 0) return null;
  const isStrange = lines.some(({ strange }) => strange.length > 0);
  const compared = said.join('; ');
  return isStrange && reason ? t('orders.returns.compared.accepted', { compared, reason }) : compared;
}

function lineWords({ title, kind, sent, matched, strange }: ComparedLine): string {
  const known =
    matched.length > 0
      ? [t('orders.returns.compared.known', { title, kind: NUMBER_WORDS[kind], numbers: matched.join(', ') })]
      : [];
  const others = strange.map(number =>
    number === ''
      ? t('orders.returns.compared.unreadable', { title, kind: NUMBER_WORDS[kind], sent: anyOf(sent) })
      : t('orders.returns.compared.other', { title, kind: NUMBER_WORDS[kind], number, sent: anyOf(sent) }),
  );
  return [...known, ...others].join('; ');
}

function anyOf(numbers: readonly string[]): string {
  return numbers.length === 0
    ? ''
    : numbers.reduce((found, number) => t('orders.returns.compared.or', { numbers: found, number }));
}
