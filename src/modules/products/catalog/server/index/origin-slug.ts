import { ORIGIN_NOT_DECLARED } from '#products/catalog/vocabulary.ts';

/** The name a country has in addresses: `viet-nam`. */
export function originSlug(origin: string | null): string {
  return origin === null ? ORIGIN_NOT_DECLARED : origin.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
