import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import type { FitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import { readFitRule } from '#products/catalog/product/fits/fit-rules.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { lengthOf } from '#products/inventory/product/field-rules.ts';
import { readPictureRequest } from '#products/media/picture-url.ts';
import { t } from '#shared/language/t.ts';
import { isBlank } from '#shared/text/blank.ts';
import type { Read } from '#shared/text/read.ts';
import { tooLong } from './field-readers.ts';
import { LIST_LIMITS } from './product-draft.ts';
import { tidyLine } from './tidy-text.ts';

const MEDIA = '/media/';
const COLOUR = /^#[0-9a-f]{6}$/i;

/** Accepts only uploaded pictures, without duplicates. */
export function readProductImages(entered: readonly string[] = [], isLive: boolean): Read<readonly string[]> {
  const images = [...new Set(entered.filter(src => src !== ''))];
  if (images.length === 0 && isLive) return { fault: t('products.inventory.fault.picture') };
  if (images.length > LIST_LIMITS.images)
    return { fault: t('products.inventory.fault.pictures', { most: LIST_LIMITS.images }) };
  return images.every(isOwnPicture) ? { value: images } : { fault: t('products.inventory.fault.upload') };
}

function isOwnPicture(src: string): boolean {
  if (!src.startsWith(MEDIA)) return false;
  const request = readPictureRequest(src.slice(MEDIA.length));
  return request !== undefined && request.width === undefined;
}

/** Empty rows are ignored. */
export function readOptions(entered: readonly ProductOption[] = []): Read<readonly ProductOption[]> {
  const options = entered
    .map(({ name, value, swatch }) => ({
      name: tidyLine(name),
      value: tidyLine(value),
      ...(swatch && { swatch: swatch.trim().toLowerCase() }),
    }))
    .filter(({ name, value }) => name !== '' || value !== '');
  if (options.length > LIST_LIMITS.options)
    return { fault: t('products.inventory.fault.options', { most: LIST_LIMITS.options }) };
  if (options.some(({ name, value }) => isBlank(name) || isBlank(value)))
    return { fault: t('products.inventory.fault.option') };
  if (new Set(options.map(({ name }) => name.toLowerCase())).size < options.length)
    return { fault: t('products.inventory.fault.optionTwice') };
  if (
    options.some(({ name, value }) => lengthOf(name) > LIST_LIMITS.specName || lengthOf(value) > LIST_LIMITS.specName)
  )
    return { fault: tooLong(t('products.inventory.long.option'), LIST_LIMITS.specName) };
  const wrong = options.find(({ swatch }) => swatch !== undefined && !COLOUR.test(swatch));
  return wrong ? { fault: t('products.inventory.fault.colour') } : { value: options };
}

export function readHighlights(entered: readonly string[] = []): Read<readonly string[]> {
  const highlights = entered.map(tidyLine).filter(text => !isBlank(text));
  if (highlights.length > LIST_LIMITS.highlights)
    return { fault: t('products.inventory.fault.highlights', { most: LIST_LIMITS.highlights }) };
  return highlights.some(text => lengthOf(text) > LIST_LIMITS.highlight)
    ? { fault: tooLong(t('products.inventory.long.highlight'), LIST_LIMITS.highlight) }
    : { value: highlights };
}

/**
 * What the product fits, without empty and repeated lines. Brands and categories must be the shop's.
 * @param brandOf undefined leaves the brands to the server, which knows all their names
 * @param stored lines that the product has already: their brand or category may have left the shop since
 */
export function readFits(
  entered: readonly string[] = [],
  brandOf: FitBrands | undefined,
  categories: Pick<UsualFacts, 'has'>,
  stored: readonly string[] = [],
): Read<readonly string[]> {
  const lines = [...new Set(entered.map(tidyLine).filter(text => !isBlank(text)))];
  if (lines.length > LIST_LIMITS.fits) return { fault: t('products.inventory.fault.fits', { most: LIST_LIMITS.fits }) };
  const read = new Set<string>();
  for (const line of lines) {
    if (stored.includes(line)) {
      read.add(line);
      continue;
    }
    const rule = lengthOf(line) > LIST_LIMITS.fit ? undefined : readFitRule(line);
    if (!rule) return { fault: t('products.inventory.fault.fit', { line: line.slice(0, LIST_LIMITS.fit) }) };
    const [first = line] = line.split('/');
    const typed = first.trim();
    const brand = 'gtin' in rule || !brandOf ? typed : brandOf(typed);
    if (brand === undefined) return { fault: t('products.inventory.fault.fitBrand', { line }) };
    if ('kind' in rule && rule.kind !== null && !categories.has(rule.kind))
      return { fault: t('products.inventory.fault.fitCategory', { line }) };
    read.add(brand + line.slice(typed.length));
  }
  return { value: [...read] };
}

/** Empty rows and groups are ignored. A group without a name is “General”. */
export function readSpecs(entered: readonly SpecGroup[] = []): Read<readonly SpecGroup[]> {
  const groups = entered
    .map(({ group, rows }) => ({
      group: tidyLine(group) || 'General',
      rows: rows
        .map(([name, value]) => [tidyLine(name), tidyLine(value)] as const)
        .filter(([name, value]) => name !== '' || value !== ''),
    }))
    .filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap(group => group.rows);
  if (groups.length > LIST_LIMITS.specGroups)
    return { fault: t('products.inventory.fault.groups', { most: LIST_LIMITS.specGroups }) };
  if (groups.some(group => group.rows.length > LIST_LIMITS.specRows))
    return { fault: t('products.inventory.fault.rows', { most: LIST_LIMITS.specRows }) };
  if (rows.some(([name, value]) => isBlank(name) || isBlank(value)))
    return { fault: t('products.inventory.fault.row') };
  if (
    groups.some(({ group }) => lengthOf(group) > LIST_LIMITS.specName) ||
    rows.some(([name]) => lengthOf(name) > LIST_LIMITS.specName)
  )
    return { fault: tooLong(t('products.inventory.long.name'), LIST_LIMITS.specName) };
  return rows.some(([, value]) => lengthOf(value) > LIST_LIMITS.specValue)
    ? { fault: tooLong(t('products.inventory.long.value'), LIST_LIMITS.specValue) }
    : { value: groups };
}
