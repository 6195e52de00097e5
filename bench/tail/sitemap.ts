/** The paths of all addresses that the shop's sitemap names, in its order. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const paths = pathsIn(await text(`${url}/sitemap.xml`));
  const others = paths.filter(path => /^\/sitemap-\d+\.xml$/.test(path));
  if (others.length === 0) return paths;
  const lists = await Promise.all(others.map(async path => pathsIn(await text(`${url}${path}`))));
  return lists.flat();
}

export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return answer.text();
}
