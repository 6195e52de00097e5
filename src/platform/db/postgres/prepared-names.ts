/** Beyond this many different texts, statements are sent unnamed: each name costs memory in every connection. */
const MAX_NAMES = 400;
const names = new Map<string, string>();

/**
 * A name for a statement's text, the same each time, so that PostgreSQL parses and plans it once per connection.
 * @returns undefined for texts that are not worth a name
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
