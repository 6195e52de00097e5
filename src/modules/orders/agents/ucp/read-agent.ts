/**
 * The address of the platform's profile in a UCP-Agent header, which is a dictionary of structured fields (RFC 8941):
 * `profile="https://agent.example/profile.json"`. @returns undefined if it has none
 */
export function profileIn(header: string | undefined): string | undefined {
  let found: string | undefined;
  // Of a key that is there several times, the last one counts.
  for (const [, key, value = ''] of (header ?? '').matchAll(MEMBER)) if (key === 'profile') found = value;
  return found?.replace(/\\(["\\])/g, '$1');
}

/** A member of the dictionary whose value is a string. */
const MEMBER = /(?:^|,)[ \t]*([a-z*][a-z0-9_.*-]*)="((?:[^"\\]|\\["\\])*)"/g;
