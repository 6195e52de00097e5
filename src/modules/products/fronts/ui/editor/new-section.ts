import type { Section, SectionKind } from '#products/fronts/front.ts';

/** A section of a kind, as it begins in the editor. */
export function newSection(kind: SectionKind): Section {
  const placed = { _id: crypto.randomUUID(), titles: {}, from: null, until: null };
  if (kind === 'products')
    return { ...placed, kind, look: 'grid', count: 5, listing: '?sort=newest', chosen: [], tellsEnd: false };
  if (kind === 'prices') return { ...placed, kind, listing: '', upTo: [5_000, 10_000, 15_000, 20_000] };
  if (kind === 'text') return { ...placed, kind, texts: {}, picture: null, to: null, verbs: {} };
  return { ...placed, kind };
}
