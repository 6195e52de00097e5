import type { FrontBody, Section } from '#products/fronts/front.ts';
import { readListing } from '#products/fronts/listing-rule.ts';

/** Without empty texts, and with the addresses of lists as lists have them. */
export function tidyFront({ titles, sections }: FrontBody): FrontBody {
  return { titles: written(titles), sections: sections.map(tidySection) };
}

/** Without empty texts, and with the address of its list as lists have it. */
export function tidySection(section: Section): Section {
  const titles = written(section.titles);
  if (section.kind === 'text')
    return { ...section, titles, texts: written(section.texts), verbs: written(section.verbs) };
  if (section.kind === 'prices')
    return { ...section, titles, listing: tidyListing(section.listing), upTo: [...new Set(section.upTo)] };
  if (section.kind !== 'products') return { ...section, titles };
  const { listing, chosen } = section;
  return listing === null
    ? { ...section, titles, chosen: [...new Set(chosen)] }
    : { ...section, titles, listing: tidyListing(listing), chosen: [] };
}

function tidyListing(listing: string): string {
  const read = readListing(listing);
  return 'query' in read ? read.query : '';
}

function written(words: FrontBody['titles']) {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}

export function picturesIn({ sections }: Pick<FrontBody, 'sections'>): string[] {
  return sections.flatMap(section => (section.kind === 'text' ? (section.picture ?? []) : []));
}
