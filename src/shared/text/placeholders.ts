/** A word in braces: `{number}`. */
const PLACEHOLDER = /\{([a-z]+)\}/g;

/** The names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Whether there are braces that are no placeholder: `{ number`. */
export function hasStrayBrace(text: string): boolean {
  return /[{}]/.test(text.replace(PLACEHOLDER, ''));
}

/** Puts in the values, in one go: what looks like a placeholder in a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
