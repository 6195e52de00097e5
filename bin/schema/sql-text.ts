/** Quoted names, texts and casts of texts to what they are anyway; everything between them is in lower case or will be. */
const QUOTED = /("(?:[^"]|"")*"|'(?:[^']|'')*')(?:::text\b)?/;
const WIDEST = 120;

/** Names of types as people write them. */
const SHORT_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\btimestamp with time zone\b/g, 'timestamptz'],
  [/\bcharacter varying\b/g, 'varchar'],
  [/\binteger\b/g, 'int'],
];

/** The short name of a type. */
export const shortType = (type: string) => SHORT_TYPES.reduce((text, [long, short]) => text.replace(long, short), type);

/**
 * SQL as PostgreSQL prints it, as this project writes it: keywords in lower case, `in (…)` for a list of values, short
 * names of types, on one line. What it means stays the same.
 */
export function plainSql(printed: string): string {
  const plain = printed
    .trim()
    .split(QUOTED)
    .map((text, place) => (place % 2 === 1 ? text : shortType(text.toLowerCase().replace(/\s+/g, ' '))))
    .join('');
  return plain
    .replace(/ = any \(array\[([^\]]*)\]\)/g, ' in ($1)')
    .replace(/ <> all \(array\[([^\]]*)\]\)/g, ' not in ($1)')
    .replace(/ using btree\b/, '')
    .replaceAll('( ', '(');
}

/** A long line is broken first before words that begin what can be read by itself. */
const BEGINS_CLAUSE = /^(and|or|when|else|end|where|references|execute)\b/;

/** Breaks SQL into lines that people read, never inside a text; the lines after the first are indented further. */
export function wrapSql(line: string, indent: string): string {
  if (`${indent}${line}`.length < WIDEST) return `${indent}${line}`;
  const lines: string[] = [];
  const add = (words: readonly string[], isBroken: boolean) => {
    const last = lines.at(-1);
    const text = words.join(' ');
    if (last !== undefined && !isBroken && `${last} ${text}`.length < WIDEST)
      lines[lines.length - 1] = `${last} ${text}`;
    else if (words.length > 1 && `${indent}  ${text}`.length >= WIDEST) for (const word of words) add([word], false);
    else lines.push(`${lines.length === 0 ? indent : `${indent}  `}${text}`);
  };
  for (const clause of clausesOf(line)) add(clause, /^(when|else|end)\b/.test(clause[0] ?? ''));
  return lines.join('\n');
}

/** The words of each clause; a text is one word with what it touches. */
function clausesOf(line: string): string[][] {
  const clauses: string[][] = [[]];
  for (const word of line.match(/(?:'(?:[^']|'')*'|"[^"]*"|[^\s'"])+/g) ?? []) {
    if (BEGINS_CLAUSE.test(word)) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses;
}
