const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const LOC = '<loc>((?:[^<>&\'"]|&(?:amp|lt|gt|quot|#39);)+)</loc>';
const LASTMOD = '(?:<lastmod>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z</lastmod>)?';

/** The same page in each language. */
const ALTERNATES = '(?:<xhtml:link rel="alternate" hreflang="[\\w-]+" href="[^<>&\'"]*(?:&amp;[^<>&\'"]*)*"/>){2,}';

/** Every address of a sitemap without the shop's own, read strictly: anything that the format does not have is a fault. */
export function addressesIn(origin: string, xml: string, list: 'urlset' | 'sitemapindex' = 'urlset'): string[] {
  const [item, inside] = list === 'urlset' ? ['url', LOC + LASTMOD + ALTERNATES] : ['sitemap', LOC];
  const frame = new RegExp(
    `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\n<${list} xmlns="${NAMESPACE}"${list === 'urlset' ? LINKS : ''}>\n((?:<${item}>.*</${item}>\n)*)</${list}>\n$`,
  );
  const lines = frame.exec(xml)?.[1];
  if (lines === undefined) throw new Error(`not a ${list}: ${xml.slice(0, 200)}`);
  return lines
    .trimEnd()
    .split('\n')
    .map(line => {
      const address = new RegExp(`^<${item}>${inside}</${item}>$`).exec(line)?.[1];
      if (!address?.startsWith(origin)) throw new Error(`not an address of ours: ${line}`);
      return address.slice(origin.length).replaceAll('&amp;', '&');
    });
}
