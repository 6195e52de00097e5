import type { FrontBody, SectionOf } from './front.ts';

/** The home page of the specification (R21), as long as no administrator has published another. */
export const DEFAULT_HOME: FrontBody = {
  titles: {},
  sections: [
    { ...always('banners'), kind: 'banners' },
    { ...always('brands'), kind: 'brands' },
    products('featured', { look: 'featured', count: 7, listing: '?section=featured' }),
    products('top-deals', { look: 'deals', count: 6, listing: '?section=top-deals' }),
    products('trending', { look: 'rail', count: 12, listing: '?category=electronics&section=trending' }),
    products('accessories', { look: 'rail', count: 12, listing: '?category=accessories' }),
  ],
};

function always(_id: string) {
  return { _id, titles: {}, from: null, until: null };
}

type Shown = Pick<SectionOf<'products'>, 'look' | 'count' | 'listing'>;

function products(_id: string, shown: Shown): SectionOf<'products'> {
  return { ...always(_id), kind: 'products', ...shown, chosen: [], tellsEnd: false };
}
