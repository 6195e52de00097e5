/** Beyond this many texts, statements are not prepared: each name costs memory in every connection. */
const MAX_NAMES = 400;

/**
 * Names for the statements of one database, so that PostgreSQL parses and plans each text once per connection. A text keeps
 * its name; undefined for texts that should not be prepared.
 */
export function preparedNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return text => {
    const known = names.get(text);
    if (known) return known;
    if (names.size >= MAX_NAMES || !/^[\s(]*(select|insert|update|delete|with)\b/i.test(text)) return undefined;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
