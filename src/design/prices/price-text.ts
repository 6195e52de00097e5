import { exactRupees, type Paise, priceTag } from '#shared/money/money.ts';

/** `tag`: no decimals on whole rupees, as on a price tag. `total`: always two, as on a bill. */
export type PriceFormat = 'tag' | 'total';

/** An amount of whole paise as a shopper in India reads it; a true minus sign marks what is taken off. */
export function priceText(paise: number, format: PriceFormat = 'tag'): string {
  const amount = Math.abs(paise) as Paise;
  const text = format === 'tag' ? priceTag(amount) : exactRupees(amount);
  return paise < 0 ? `−${text}` : text;
}
