const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The delimiter: from a first line `sep=;`, or the most frequent one in the heads outside quotation marks. */
export function detectDelimiter(text: string): Delimiter {
  const said = DELIMITERS.find(delimiter => delimiter === separatorLine(text));
  if (said) return said;
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const letter of text.replace(/^\s*\n/, '')) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') break;
    else counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const count = (delimiter: string) => counts.get(delimiter) ?? 0;
  return DELIMITERS.reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most));
}

/** The delimiter in a line `sep=;`, as spreadsheets write it. */
export function separatorLine(line: string): string | undefined {
  return /^sep=(.)(?:[\r\n]|$)/i.exec(line)?.[1];
}
