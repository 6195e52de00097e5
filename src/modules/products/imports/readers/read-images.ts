import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { fault, type ReadCell, value } from './read.ts';

const OWN = /^\/media\/photos\/[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/|www\.)/i;
export const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Reads the pictures of a product: addresses in this shop, or names of files in the zip. Addresses of other sites are
 * refused to prevent server-side request forgery (docs/security-cases.md D18).
 */
export function readImageCells(text: string): ReadCell<readonly string[]> {
  const names = text
    .split(/[|\n;,]/)
    .map(name => name.trim())
    .filter(name => name !== '');
  if (names.length > LIST_LIMITS.images)
    return fault(`At most ${LIST_LIMITS.images} pictures; this row has ${names.length}.`);
  for (const name of names) {
    const sentence = nameFault(name);
    if (sentence) return fault(sentence);
  }
  return value([...new Set(names)]);
}

/** Whether it is the address of an uploaded picture. */
export function isOwnAddress(name: string): boolean {
  return OWN.test(name) && !name.includes('..');
}

function nameFault(name: string): string | undefined {
  if (isOwnAddress(name)) return undefined;
  if (ADDRESS.test(name))
    return 'Pictures are not downloaded from other sites. Add the file to the zip and enter its name here.';
  if (/\.svg$/i.test(name)) return 'SVG is not accepted. Use JPEG, PNG, WebP or AVIF.';
  if (!PICTURE_NAME.test(name)) return `${name.slice(0, 60)} is not a picture file name. Use JPEG, PNG, WebP or AVIF.`;
  if (name.split(/[\\/]/).includes('..')) return 'File names can’t point outside the zip.';
  return undefined;
}
