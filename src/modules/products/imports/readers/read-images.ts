import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { t } from '#shared/language/t.ts';
import { fault, type ReadCell, value } from './read.ts';

const OWN = /^\/media\/photos\/[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;
const WEB = /^https?:\/\/[^\s/]\S*$/i;
const MAX_ADDRESS = 2_000;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/|www\.)/i;
export const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Reads the pictures of a product: addresses in this shop, names of files in the zip, or addresses on the web. The latter are
 * not asked for here; a job fetches them from public addresses only (docs/security-cases.md D18).
 */
export function readImageCells(text: string): ReadCell<readonly string[]> {
  const names = text
    .split(/[|\n]/)
    // Addresses may have commas: between them they separate only before the next one.
    .flatMap(part => part.split(/https?:/i.test(part) ? /[;,\s]+(?=https?:)/i : /[;,]/))
    .map(name => name.trim())
    .filter(name => name !== '');
  if (names.length > LIST_LIMITS.images)
    return fault(t('products.imports.cell.pictures', { most: LIST_LIMITS.images, count: names.length }));
  for (const name of names) {
    const sentence = nameFault(name);
    if (sentence) return fault(sentence);
  }
  return value([...new Set(names)]);
}

/** Whether it is the address of an uploaded picture. */
export function isUploadedPicture(name: string): boolean {
  return OWN.test(name) && !name.includes('..');
}

/** Whether it is the address of a picture on another site. */
export function isWebAddress(name: string): boolean {
  return WEB.test(name) && name.length <= MAX_ADDRESS && URL.canParse(name);
}

function nameFault(name: string): string | undefined {
  if (isUploadedPicture(name) || isWebAddress(name)) return undefined;
  if (ADDRESS.test(name)) return t('products.imports.cell.elsewhere');
  if (/\.svg$/i.test(name)) return t('products.imports.cell.svg');
  if (!PICTURE_NAME.test(name)) return t('products.imports.cell.notAPicture', { name: name.slice(0, 60) });
  if (name.split(/[\\/]/).includes('..')) return t('products.imports.cell.outside');
  return undefined;
}
