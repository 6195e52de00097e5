import type { ShopFront } from '#shop/shop/contract.ts';

/** schema.org data of the shop and its search. */
export function shopFacts(shop: ShopFront): readonly object[] {
  const { name, legalName, gstin, email, phones, registeredAddress, address } = shop;
  const home = `${address ?? ''}/`;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    ...(legalName && { legalName }),
    url: home,
    logo: `${home}icon-512.png`,
    ...(email && { email }),
    ...(gstin && { vatID: gstin }),
    ...(registeredAddress && { address: registeredAddress }),
    areaServed: 'IN',
    contactPoint: phones.map(telephone => ({ '@type': 'ContactPoint', contactType: 'customer service', telephone })),
  };
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: home,
    inLanguage: 'en-IN',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}shop/search?keyword={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, website];
}
