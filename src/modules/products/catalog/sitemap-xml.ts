import { escapeHtml } from '#shared/text/escape-html.ts';

/** A page that search engines are told of, and when it last changed where that is known. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const SITEMAP_BEGIN = `${DECLARATION}<urlset ${NAMESPACE}>\n`;
export const SITEMAP_END = '</urlset>\n';

export function sitemapLine(address: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address + path)}</loc>${changed}</url>\n`;
}

/** The list of lists, for shops with more pages than one list may hold. */
export function sitemapIndex(address: string, paths: readonly string[]): string {
  const lines = paths.map(path => `<sitemap><loc>${escapeHtml(address + path)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}
