import type { DeliveryProof } from '#finance/cash/cash-after.ts';
import { t } from '#shared/language/t.ts';

interface Carrier {
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

/** Courier and tracking number of a part. */
export interface Parcel {
  readonly carrier: string | null;
  readonly tracking: string | null;
}

export const MAX_CARRIER_LENGTH = 60;
/**
 * Letters, digits, dash and slash. The first must be a letter or digit, so that spreadsheets never take it for a
 * formula.
 */
export const TRACKING = /^[A-Za-z0-9][A-Za-z0-9/-]{2,39}$/;

/** Removes spaces, which are often pasted along. */
export function plainTracking(text: string): string {
  return text.replace(/\s+/g, '');
}

/** What is missing for tracking: a courier needs a number, a number needs a courier. */
export function parcelGap({ carrier, tracking }: Parcel): 'carrier' | 'tracking' | undefined {
  if (tracking !== null && carrier === null) return 'carrier';
  if (carrier !== null && carrier !== HAND_DELIVERY && tracking === null) return 'tracking';
  return undefined;
}

export function isSameParcel(one: Parcel, other: Parcel): boolean {
  return one.carrier === other.carrier && one.tracking === other.tracking;
}

/** “Delhivery 149088302217”. @returns an empty string if nothing is known */
export function parcelWords({ carrier, tracking }: Parcel): string {
  return [carrier === HAND_DELIVERY ? t('orders.orders.parcel.byHand') : carrier, tracking].filter(Boolean).join(' ');
}

/** URL of the courier's tracking page, if known. */
export function trackingPage({ carrier, tracking }: Parcel): string | undefined {
  if (tracking === null) return undefined;
  const page = CARRIERS.find(known => known.name === carrier)?.page;
  return page?.replace('{tracking}', encodeURIComponent(tracking));
}

export const DELIVERY_CODE = /^\d{6}$/;

/** What proves the delivery of a cash order: the shopper's code, or a courier with a tracking number. */
export function proofOf({ carrier, tracking }: Parcel, hasCode: boolean): DeliveryProof {
  if (hasCode) return 'seller';
  return carrier !== null && carrier !== HAND_DELIVERY && tracking !== null ? 'courier' : 'none';
}
