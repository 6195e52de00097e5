import type { DeliveryProof } from '#finance/cash/cash-after.ts';
import { HAND_DELIVERY } from '#orders/orders/parcels/carriers.ts';
import type { Parcel } from '#orders/orders/parcels/parcel.ts';

/** Six digits, as every code of the shop. */
export const DELIVERY_CODE = /^\d{6}$/;

/** What proves that items paid on delivery arrived: the buyer's code, or a courier whose tracking number is known. */
export function proofOf({ carrier, tracking }: Parcel, hasCode: boolean): DeliveryProof {
  if (hasCode) return 'seller';
  return carrier !== null && carrier !== HAND_DELIVERY && tracking !== null ? 'courier' : 'none';
}
