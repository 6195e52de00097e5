import { plainLine } from '#office/settings/groups/plain-line.ts';
import { BRAND_MARKS } from '#products/catalog/home/brand-marks.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import { t } from '#shared/language/t.ts';
import { foldName, splitNames } from '#shared/text/fold-name.ts';
import type { Read } from '#shared/text/read.ts';

/** A brand as the shop-keeper types it; one without an id is new. */
export interface TypedBrand {
  readonly id: string | null;
  readonly label: string;
  /** What else people call it, for the search. */
  readonly said: string;
  /** Its sub-brands and other spellings, which files of sellers may name instead. */
  readonly aliases: string;
  /** One of the shop's marks; null for its name alone. */
  readonly mark: string | null;
  readonly hidden: boolean;
}

const MAX_BRANDS = 500;
export const MAX_LABEL_LENGTH = 40;
export const MAX_BRAND_TEXT_LENGTH = 200;
export const MAX_ALIASES_LENGTH = 500;

/** Reads the list of brands in its order. @returns what is wrong by `0.label`, when anything is */
export function readBrands(
  typed: readonly TypedBrand[],
): { readonly brands: TypedBrand[] } | { readonly faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const labels = new Set<string>();
  const brands = typed.map((brand, at) => {
    const label = plainLine(brand.label, {
      label: t('office.settings.brands.nameLabel'),
      fewest: 1,
      most: MAX_LABEL_LENGTH,
    });
    if ('fault' in label) faults[`${at}.label`] = label.fault;
    else if (searchWords(label.value).length === 0) faults[`${at}.label`] = t('office.settings.brands.nameFault');
    else if (labels.has(keyOf(label.value))) faults[`${at}.label`] = t('office.settings.brands.twice');
    else labels.add(keyOf(label.value));
    const said = otherNames(brand.said, MAX_BRAND_TEXT_LENGTH);
    if ('fault' in said) faults[`${at}.said`] = said.fault;
    const aliases = otherNames(brand.aliases, MAX_ALIASES_LENGTH);
    if ('fault' in aliases) faults[`${at}.aliases`] = aliases.fault;
    if (brand.mark !== null && !BRAND_MARKS.some(mark => mark === brand.mark))
      faults[`${at}.mark`] = t('office.settings.brands.noLogo');
    return { ...brand, label: textOf(label), said: textOf(said), aliases: textOf(aliases) };
  });
  for (const [at, fault] of aliasFaults(brands)) faults[`${at}.aliases`] ??= fault;
  if (brands.length === 0) faults.brands = t('office.settings.brands.none');
  if (brands.length > MAX_BRANDS) faults.brands = t('office.settings.brands.most', { most: MAX_BRANDS });
  return Object.keys(faults).length > 0 ? { faults } : { brands };
}

function textOf(read: Read<string>): string {
  return 'value' in read ? read.value : '';
}

function otherNames(typed: string, most: number): Read<string> {
  return typed.trim() === '' ? { value: '' } : plainLine(typed, { label: '', fewest: 1, most });
}

/** A name in a file can't mean two brands. */
function aliasFaults(brands: readonly TypedBrand[]): [at: number, fault: string][] {
  const owners = new Map(brands.map(({ label }, at) => [foldName(label), at]));
  const faults: [number, string][] = [];
  for (const [at, { aliases }] of brands.entries())
    for (const alias of splitNames(aliases)) {
      const owner = owners.get(foldName(alias));
      if (owner === undefined) owners.set(foldName(alias), at);
      else if (owner !== at)
        faults.push([at, t('office.settings.brands.aliasTaken', { alias, other: brands[owner]?.label ?? '' })]);
    }
  return faults;
}

function keyOf(label: string): string {
  return searchWords(label).join('');
}
