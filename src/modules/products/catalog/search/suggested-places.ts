import type { Facets } from '#products/catalog/contract.ts';
import type { Kind, Section } from '#products/catalog/vocabulary.ts';
import type { Meaning } from './search-meaning.ts';
import { kindsCalled } from './search-meaning.ts';
import type { SuggestedPlace } from './suggestions.contract.ts';

const MAX_PLACES = 2;
const MIN_PREFIX_LENGTH = 2;

/**
 * The parts of the listing that a text names or begins to name: one kind by one brand first, then the kind, the brand, a section.
 * @param there what the shop has, by brand, kind and section
 */
export function suggestedPlaces(
  { parts, kind }: Meaning,
  there: Pick<Facets, 'brand' | 'kind' | 'section'>,
): SuggestedPlace[] {
  const last = parts.at(-1)?.typed ?? '';
  const begins = (label: string) => last.length >= MIN_PREFIX_LENGTH && label.toLowerCase().startsWith(last);
  const brand = there.brand.find(
    ({ value, label }) => begins(label) || parts.some(part => part.ways.some(way => way.words.join('') === value)),
  );
  const kinds = kind ? [kind] : (parts.find(part => part.otherBrand)?.otherBrand?.kinds ?? kindsCalled(last));
  const places: SuggestedPlace[] = kinds.flatMap(one => {
    const found = there.kind.find(({ value }) => value === one);
    return found ? [{ label: found.label, kind: found.value as Kind }] : [];
  });
  if (brand) {
    const [first] = places;
    if (first) places.unshift({ ...first, label: `${brand.label} ${first.label}`, brand: brand.value });
    places.splice(first ? 1 : 0, 0, { label: brand.label, brand: brand.value });
  }
  const text = parts.map(({ typed }) => typed).join(' ');
  const section = there.section.find(({ label }) => label.toLowerCase().startsWith(text));
  if (section && text.length >= MIN_PREFIX_LENGTH)
    places.push({ label: section.label, section: section.value as Section });
  return places.slice(0, MAX_PLACES);
}
