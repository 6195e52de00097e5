import * as z from 'zod/mini';

/** The first one to six digits of PIN codes; six digits are a single PIN code. */
const prefix = z.string().check(z.regex(/^[1-9][0-9]{0,5}$/));

/** Where the shop delivers, according to its settings. PIN codes without a known state are never served. */
export const ServiceArea = z.object({
  served: z.array(prefix),
  refused: z.array(prefix),
  /** Whether PIN codes are served that match neither list. */
  elsewhere: z.boolean(),
});
export type ServiceArea = z.output<typeof ServiceArea>;

export const ALL_INDIA: ServiceArea = { served: [], refused: [], elsewhere: true };

/**
 * Whether the shop delivers to a PIN code. The longest matching prefix decides, so that a city can be excluded and one
 * quarter of it served. If both lists have it, it is refused.
 */
export function isServed(area: ServiceArea, pincode: string): boolean {
  const served = closest(area.served, pincode);
  const refused = closest(area.refused, pincode);
  return served === refused ? area.elsewhere && served === 0 : served > refused;
}

/** The part of an area that concerns PIN codes with these first digits. */
export function areaWithin(area: ServiceArea, digits: string): ServiceArea {
  const inside = (prefixes: readonly string[]) =>
    prefixes.filter(named => named.length > digits.length && named.startsWith(digits));
  return { served: inside(area.served), refused: inside(area.refused), elsewhere: isServed(area, digits) };
}

/** The length of the longest matching prefix, 0 if none matches. */
function closest(prefixes: readonly string[], pincode: string): number {
  return prefixes.reduce((most, named) => (pincode.startsWith(named) ? Math.max(most, named.length) : most), 0);
}
