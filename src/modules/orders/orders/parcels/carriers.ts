export interface Carrier {
  readonly name: string;
  /** Tracking page, with `{tracking}` as placeholder; without placeholder, the page asks for the number. */
  readonly page: `https://${string}`;
}

/** Suggested couriers; sellers may enter others. */
export const CARRIERS: readonly Carrier[] = [
  { name: 'Blue Dart', page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={tracking}' },
  { name: 'Delhivery', page: 'https://www.delhivery.com/track/package/{tracking}' },
  { name: 'DTDC', page: 'https://www.dtdc.in/tracking.asp' },
  { name: 'Ecom Express', page: 'https://ecomexpress.in/tracking/?awb_field={tracking}' },
  { name: 'Ekart', page: 'https://ekartlogistics.com/shipmenttrack/{tracking}' },
  { name: 'India Post', page: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx' },
  { name: 'Shadowfax', page: 'https://tracker.shadowfax.in/' },
  { name: 'Xpressbees', page: 'https://www.xpressbees.com/shipment/tracking?awbNo={tracking}' },
];

/** Delivered by the seller's own people, without tracking. */
export const HAND_DELIVERY = 'Hand delivery';
