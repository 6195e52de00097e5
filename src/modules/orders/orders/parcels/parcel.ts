import { CARRIERS, HAND_DELIVERY } from './carriers.ts';

/** Who brings a part of an order, and under which number. */
export interface Parcel {
  readonly carrier: string | null;
  readonly tracking: string | null;
}

export const MAX_CARRIER_LENGTH = 60;
/** Letters, digits and what couriers put between them; the first is no sign, so that no table takes it for a formula. */
export const TRACKING = /^[A-Za-z0-9][A-Za-z0-9/-]{2,39}$/;

/** A tracking number as it is kept: people paste it with blanks. */
export function plainTracking(text: string): string {
  return text.replace(/\s+/g, '');
}

/** What is missing before items can be followed: a courier has a number, a number has a courier. */
export function parcelGap({ carrier, tracking }: Parcel): 'carrier' | 'tracking' | undefined {
  if (tracking !== null && carrier === null) return 'carrier';
  if (carrier !== null && carrier !== HAND_DELIVERY && tracking === null) return 'tracking';
  return undefined;
}

export function isSameParcel(one: Parcel, other: Parcel): boolean {
  return one.carrier === other.carrier && one.tracking === other.tracking;
}

/** Delhivery 149088302217. @returns an empty text when nothing is known yet */
export function parcelWords({ carrier, tracking }: Parcel): string {
  return [carrier, tracking].filter(Boolean).join(' ');
}

/** Where a parcel can be followed; undefined for couriers whose page we do not know. */
export function trackingPage({ carrier, tracking }: Parcel): string | undefined {
  if (tracking === null) return undefined;
  const page = CARRIERS.find(known => known.name === carrier)?.page;
  return page?.replace('{tracking}', encodeURIComponent(tracking));
}
