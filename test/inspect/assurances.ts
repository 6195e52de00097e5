/** The facts with marks on a page, each with the page that it leads to. */
export function assurancesIn(html: string): [text: string, to: string | undefined][] {
  const items = html.matchAll(/<li><svg [^>]*><path [^>]*><\/path><\/svg>(.*?)<\/li>/g);
  return [...items].map(([, item = '']) => [item.replaceAll(/<[^>]*>/g, ''), /href="([^"]*)"/.exec(item)?.[1]]);
}
