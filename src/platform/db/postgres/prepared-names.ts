/** Beyond this many texts, statements are not prepared: each name costs memory in every connection. */
const MAX_NAMES = 400;
/** A text is prepared when it has been sent so often. */
const SENT_OFTEN = 5;
/** Texts without a name whose uses are counted; of more, those that began earliest are forgotten. */
const MAX_COUNTED = 500;

/** A single statement that reads or writes rows. */
export function isQuery(text: string): boolean {
  return /^[\s(]*(select|insert|update|delete|with)\b/i.test(text);
}

/**
 * Names for the statements of one database, so that PostgreSQL parses and plans each text once per connection. A text keeps
 * its name. It gets one when it has been sent often: a long-running process sends thousands of texts a few times each (lists
 * of many lengths, reports), which would use up the names before the next frequent text comes.
 *
 * @returns undefined for texts that should not be prepared
 */
export function preparedNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return text => {
    const known = names.get(text);
    if (known) return known;
    if (names.size >= MAX_NAMES || !isQuery(text)) return undefined;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < SENT_OFTEN) {
      counts.set(text, count);
      if (counts.size > MAX_COUNTED) counts.delete(counts.keys().next().value ?? text);
      return undefined;
    }
    counts.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
