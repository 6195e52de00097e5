import { CARRIERS, HAND_DELIVERY } from './carriers.ts';

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
  return [carrier, tracking].filter(Boolean).join(' ');
}

/** URL of the courier's tracking page, if known. */
export function trackingPage({ carrier, tracking }: Parcel): string | undefined {
  if (tracking === null) return undefined;
  const page = CARRIERS.find(known => known.name === carrier)?.page;
  return page?.replace('{tracking}', encodeURIComponent(tracking));
}
