import {
  CARRIERS,
  HAND_DELIVERY,
  type Parcel,
  parcelGap,
  plainTracking,
  TRACKING,
} from '#orders/orders/parcels/parcel.ts';
import { t } from '#shared/language/t.ts';

/** Input of the tracking form; `other` is set while a courier outside the list is entered. */
export interface ParcelDraft {
  readonly carrier: string;
  readonly other?: string;
  readonly tracking: string;
}

export const NO_PARCEL: ParcelDraft = { carrier: '', tracking: '' };

export function parcelDraftOf({ carrier, tracking }: Parcel): ParcelDraft {
  const isKnown = carrier === null || carrier === HAND_DELIVERY || CARRIERS.some(({ name }) => name === carrier);
  return isKnown
    ? { carrier: carrier ?? '', tracking: tracking ?? '' }
    : { carrier: '', other: carrier, tracking: tracking ?? '' };
}

export function parcelOfDraft({ carrier, other, tracking }: ParcelDraft): Parcel {
  return { carrier: (other ?? carrier).trim() || null, tracking: plainTracking(tracking) || null };
}

/** Error text; undefined if the input is valid. */
export function parcelFault(draft: ParcelDraft): string | undefined {
  const parcel = parcelOfDraft(draft);
  const gap = parcelGap(parcel);
  if (gap === 'tracking') return t('orders.orders.parcel.fault.tracking');
  if (gap === 'carrier') return t('orders.orders.parcel.fault.carrier');
  if (parcel.tracking !== null && !TRACKING.test(parcel.tracking)) return t('orders.orders.parcel.fault.letters');
  return undefined;
}
