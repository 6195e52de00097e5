/**
 * The `Link` header of a page: the style sheets it still links to, which the first paint waits for, so that browsers ask
 * for them before they have read a word. Undefined when the page links to none.
 */
export function sheetsFirst(html: string): string | undefined {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)];
  return sheets.length > 0 ? sheets.map(([, href]) => `<${href}>; rel=preload; as=style`).join(', ') : undefined;
}
