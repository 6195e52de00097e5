import { cities } from '#demo/goods/cities.ts';
import type { DemoShopper } from '#demo/goods/people.ts';
import type { Reviewer } from '#demo/goods/reviewers.ts';

/** Where an order of the demo goes, in the columns of an order. */
export interface ShipTo {
  readonly ship_name: string;
  readonly ship_address: string;
  readonly ship_city: string;
  readonly ship_state_code: string;
  readonly ship_pincode: string;
  readonly ship_phone: string;
  readonly ship_notes: string;
}

export function reviewersHome({ userName, city, mobile }: Reviewer): ShipTo {
  const [pincode = '560025', stateCode = '29'] = cities[city] ?? [];
  return {
    ship_name: userName,
    ship_address: `12, Station Road, ${city}`,
    ship_city: city,
    ship_state_code: stateCode,
    ship_pincode: pincode,
    ship_phone: mobile,
    ship_notes: 'Please call before coming.',
  };
}

/** The first address of the demo's shopper. */
export function shoppersHome({ addresses: [home] }: DemoShopper): ShipTo {
  if (!home) throw new Error('the demo shopper has no address');
  return {
    ship_name: home.name,
    ship_address: home.address,
    ship_city: home.city,
    ship_state_code: stateCodeOf(home),
    ship_pincode: home.pincode,
    ship_phone: home.phone,
    ship_notes: home.notes,
  };
}

/** The demo's shopper has addresses in two states. */
export function stateCodeOf({ state }: { readonly state: string }): string {
  return state === 'Karnataka' ? '29' : '36';
}
