import type { DeliveryProof } from '#finance/cash/cash-after.ts';
import { HAND_DELIVERY } from '#orders/orders/parcels/carriers.ts';
import type { Parcel } from '#orders/orders/parcels/parcel.ts';

export const DELIVERY_CODE = /^\d{6}$/;

/** What proves the delivery of a cash order: the shopper's code, or a courier with a tracking number. */
export function proofOf({ carrier, tracking }: Parcel, hasCode: boolean): DeliveryProof {
  if (hasCode) return 'seller';
  return carrier !== null && carrier !== HAND_DELIVERY && tracking !== null ? 'courier' : 'none';
}
