import { createHash } from 'node:crypto';

/**
 * The inline scripts that the screens put into a page, by their hashes for the content policy, and the page without the
 * marks they were told by. Whatever else looks like a script in it, however it came there, gets no leave to run.
 */
export function ownScripts(html: string, mark: string): { readonly html: string; readonly hashes: readonly string[] } {
  const written = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi))
    if (attributes.includes(written) && !attributes.includes(' src=')) hashes.add(scriptHash(text));
  return { html: html.replaceAll(written, ''), hashes: [...hashes] };
}

/** As a content policy names an inline script. */
export function scriptHash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
