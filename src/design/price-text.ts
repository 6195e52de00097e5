const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `tag`: no decimals on whole rupees, as on a price tag. `total`: always two, as on a bill. */
export type PriceFormat = 'tag' | 'total';

/** An amount in paise as a shopper in India reads it: ₹1,37,900 or ₹1,37,900.00. A true minus sign marks what is taken off. */
export function priceText(paise: number, format: PriceFormat = 'tag'): string {
  const digits = format === 'tag' && paise % 100 === 0 ? whole : exact;
  const text = digits.format(Math.abs(paise) / 100);
  return paise < 0 ? `−${text}` : text;
}

/** How much lower the price is, in whole percent rounded down so that a saving is never overstated; 0 when it is not lower. */
export function percentOff(paise: number, mrp: number): number {
  return mrp > paise && paise >= 0 ? Math.floor(((mrp - paise) * 100) / mrp) : 0;
}
