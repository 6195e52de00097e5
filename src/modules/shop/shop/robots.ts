import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';

/** Pages of single persons, the API, and what search engines would find without end: views of other listings. */
const NOT_FOR_ROBOTS = [adminPaths.start, '/api/', paths.checkout, paths.account];
/** What in a listing's address makes it a view of another one (R9.4). */
const VIEWS = ['origin=', 'minPrice=', 'maxPrice=', 'rating=', 'inStock=', 'onSale=', 'sort=', 'product=', ',', '%2C'];

/** What robots may open, and where the list of all pages lies. */
export function robotsText(address: string | undefined): string {
  return [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map(path => `Disallow: ${path}`),
    ...VIEWS.map(part => `Disallow: /shop/listing?*${part}`),
    ...(address ? ['', `Sitemap: ${address}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
