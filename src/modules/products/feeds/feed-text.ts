import { shortened } from '#products/catalog/product/metadata/product-head.ts';
import type { Condition } from '#products/catalog/vocabulary.ts';
import { type Paise, toRupees } from '#shared/money/money.ts';

/** What no text file bears: control characters, half a surrogate pair, and the two code points that are no characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text on one line with printable characters only, cut at the end of a word if it is longer than `most`. */
export function feedText(text: string, most: number): string {
  return shortened(text.replace(UNPRINTABLE, ' '), most);
}

/** An amount as feeds write it: `1499.00 INR`. */
export function feedPrice(amount: Paise): string {
  return `${toRupees(amount).toFixed(2)} INR`;
}

/** The words of search engines: to them an opened package is used. */
export const FEED_CONDITIONS: Readonly<Record<Condition, string>> = {
  new: 'new',
  'open-box': 'used',
  refurbished: 'refurbished',
};

export function availabilityOf({ inStock }: { readonly inStock: boolean }): string {
  return inStock ? 'in_stock' : 'out_of_stock';
}
