import type { Ctx } from '#platform/context.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { serveText } from '#platform/http/serving/serve-text.ts';
import { notFound } from '#shared/api/problems.ts';
import { pathIn } from '#shared/language/addresses.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { countSitemaps, MAX_PER_SITEMAP, type SitemapEntry, sitemapPages } from './sitemap.ts';

const SITEMAP = {
  access: openBecause('the sitemap of public pages, for search engines'),
  mediaType: 'application/xml; charset=utf-8',
  cacheControl: 'public, max-age=3600',
} as const;

/**
 * `/sitemap.xml`: every page of the shop or, if there are more than `most`, an index of sitemaps. Not served without the
 * public address of the shop.
 */
export function serveSitemap(api: Api, address: string | undefined, most = MAX_PER_SITEMAP): void {
  if (address === undefined) return;
  serveText(api, {
    ...SITEMAP,
    url: '/sitemap.xml',
    write: async ctx => {
      const count = await countSitemaps(ctx, most);
      if (count <= 1) return listOf(ctx, address, 1, most);
      const paths = Array.from({ length: count }, (_, at) => `/sitemap-${at + 1}.xml`);
      return [sitemapIndex(address, paths)];
    },
  });
  serveText<{ number: string }>(api, {
    ...SITEMAP,
    url: '/sitemap-:number(^\\d{1,4}).xml',
    write: async (ctx, params) => {
      const number = Number(params.number);
      const count = await countSitemaps(ctx, most);
      if (count <= 1 || number < 1 || number > count) throw notFound();
      return listOf(ctx, address, number, most);
    },
  });
}

async function* listOf(ctx: Ctx, address: string, number: number, most: number): AsyncGenerator<string> {
  yield SITEMAP_BEGIN;
  for await (const pages of sitemapPages(ctx, number, most))
    yield pages.map(page => sitemapLine(address, page)).join('');
  yield SITEMAP_END;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const SITEMAP_BEGIN = `${DECLARATION}<urlset ${NAMESPACE} ${LINKS}>\n`;
const SITEMAP_END = '</urlset>\n';

/** A page with its addresses in all languages. */
function sitemapLine(address: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const links = LANGUAGES.map(
    ({ code, tag }) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(address + pathIn(code, path))}"/>`,
  );
  return `<url><loc>${escapeHtml(address + path)}</loc>${changed}${links.join('')}</url>\n`;
}

/** The index of sitemaps, for shops with more pages than one sitemap may hold. */
function sitemapIndex(address: string, paths: readonly string[]): string {
  const lines = paths.map(path => `<sitemap><loc>${escapeHtml(address + path)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}
