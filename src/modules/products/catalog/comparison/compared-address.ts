import * as paths from '#shared/paths/paths.ts';
import { MAX_COMPARED } from './chosen-products.ts';
import { COMPARED_SLUG } from './compared-slug.ts';

/** What the address of a comparison says. */
export interface ComparedAddress {
  /** Slugs of products, each once, four at most. */
  readonly slugs: readonly string[];
  readonly onlyDifferences: boolean;
  /** The words by which a further product is looked for. */
  readonly find: string;
}

/** Reads an address, with what of it could not be used. */
export function readComparedAddress(params: URLSearchParams): ComparedAddress & {
  /** How many of the products named can't be slugs. */
  readonly unreadable: number;
  /** Whether it names more products than can be compared. */
  readonly isTooLong: boolean;
} {
  const named = [...new Set(params.getAll('products').flatMap(list => list.split(',')))].filter(word => word !== '');
  const slugs = named.filter(word => COMPARED_SLUG.test(word));
  return {
    slugs: slugs.slice(0, MAX_COMPARED),
    onlyDifferences: params.get('differences') === '1',
    find: params.get('find') ?? '',
    unreadable: named.length - slugs.length,
    isTooLong: slugs.length > MAX_COMPARED,
  };
}

/** The address of a comparison, in one spelling. */
export function comparedAddress({ slugs, onlyDifferences = false, find = '' }: Partial<ComparedAddress>): string {
  const said = [
    slugs && slugs.length > 0 && `products=${slugs.join(',')}`,
    onlyDifferences && 'differences=1',
    find !== '' && `find=${encodeURIComponent(find)}`,
  ].filter(Boolean);
  return said.length === 0 ? paths.compare : `${paths.compare}?${said.join('&')}`;
}
