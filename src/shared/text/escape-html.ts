const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
}

const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON for a script element. No text in it can close the element, open a comment or break a line (docs/security-cases.md D6). */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
