const MAX_LENGTH = 2_000;

/**
 * A statement as a log may have it: on one line, and without what may stand in it as a value. Values mostly come beside the
 * text and never get here; what is quoted, and numbers long enough to be somebody's, become `?`.
 */
export function statementWords(text: string): string {
  const plain = text
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, '?')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$])\d{5,}/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : plain;
}
