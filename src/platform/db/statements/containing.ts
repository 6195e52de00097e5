/** A pattern for `like` and `ilike`: texts that contain this one. Wildcards in it are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
}
