import { ownAddress } from '#shared/language/own-address.ts';

/** The breadcrumbs of a page as schema.org data, the page itself last. */
export function trailFacts(address: string | null, trail: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${address ?? ''}${ownAddress(path)}`,
    })),
  };
}
