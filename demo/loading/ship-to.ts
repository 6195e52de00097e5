import type { DemoShopper, Reviewer } from '#demo/people/people.ts';

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

export function reviewersHome({ userName, city, pincode, stateCode, mobile }: Reviewer): ShipTo {
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
  return {
    ship_name: home.name,
    ship_address: home.address,
    ship_city: home.city,
    ship_state_code: home.stateCode,
    ship_pincode: home.pincode,
    ship_phone: home.phone,
    ship_notes: home.notes,
  };
}
