import { foldName, splitNames } from '#shared/text/fold-name.ts';

/** The id of a brand with all its names. */
export interface BrandChoice {
  readonly value: string;
  readonly called: readonly string[];
}

/** A brand with the names that files may use for it. */
export interface BrandNames {
  readonly id: string;
  readonly label: string;
  /** Other names, separated by commas. */
  readonly said: string;
  /** Sub-brands and other spellings, separated by commas. */
  readonly aliases: string;
}

/**
 * Brands by all their names. A name that is a brand of its own means that brand, whatever others have it as an alias; an
 * alias goes before what people say, because the latter was typed for the search.
 */
export function brandChoices(brands: readonly BrandNames[]): BrandChoice[] {
  const owners = new Map<string, string>();
  const called = new Map<string, string[]>(brands.map(({ id }) => [id, []]));
  const name = (id: string, names: readonly string[]) => {
    for (const each of names) {
      const folded = foldName(each);
      if (folded === '' || (owners.get(folded) ?? id) !== id) continue;
      owners.set(folded, id);
      called.get(id)?.push(each);
    }
  };
  for (const { id, label } of brands) name(id, [id, label]);
  for (const { id, aliases } of brands) name(id, splitNames(aliases));
  for (const { id, said } of brands) name(id, splitNames(said));
  return brands.map(({ id }) => ({ value: id, called: called.get(id) ?? [] }));
}
