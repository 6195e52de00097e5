/** Beyond this many texts, statements are not prepared: each name costs memory in every connection. */
const MAX_NAMES = 400;
const names = new Map<string, string>();

/**
 * A stable name for a statement's text, so that PostgreSQL parses and plans it once per connection.
 * @returns undefined for texts that should not be prepared
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
