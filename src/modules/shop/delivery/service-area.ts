import * as z from 'zod/mini';

/** One to six digits with which PIN codes begin; six are a single one. */
const prefix = z.string().check(z.regex(/^[1-9][0-9]{0,5}$/));

/** Where the shop delivers, as the shop-keeper says it. Where no state is known to lie, nobody delivers anyway. */
export const ServiceArea = z.object({
  served: z.array(prefix),
  refused: z.array(prefix),
  /** What holds for PIN codes that neither list names. */
  elsewhere: z.boolean(),
});
export type ServiceArea = z.output<typeof ServiceArea>;

export const ALL_INDIA: ServiceArea = { served: [], refused: [], elsewhere: true };

/**
 * Whether products are sent to a PIN code: what is named most closely decides, so that a city can be left out and one
 * quarter of it served. Named alike in both lists it is refused.
 */
export function isServed(area: ServiceArea, pincode: string): boolean {
  const served = closest(area.served, pincode);
  const refused = closest(area.refused, pincode);
  return served === refused ? area.elsewhere && served === 0 : served > refused;
}

/** What an area says of the PIN codes that begin with these digits, and nothing more. */
export function within(area: ServiceArea, digits: string): ServiceArea {
  const inside = (prefixes: readonly string[]) =>
    prefixes.filter(named => named.length > digits.length && named.startsWith(digits));
  return { served: inside(area.served), refused: inside(area.refused), elsewhere: isServed(area, digits) };
}

/** How many digits the closest of these names, 0 when none fits. */
function closest(prefixes: readonly string[], pincode: string): number {
  return prefixes.reduce((most, named) => (pincode.startsWith(named) ? Math.max(most, named.length) : most), 0);
}
