import type { DeliveryDays } from './delivery-days.ts';

/** The usual delivery time, shown until a PIN code is known (docs/requirements.md R7.1). */
export const USUAL_DAYS: DeliveryDays = [3, 5];
export const FAR_OFF_DAYS: DeliveryDays = [5, 8];

/** The northern hills, the north-east and the islands, by GST code. */
const REMOTE = new Set(['01', '38', '11', '12', '13', '14', '15', '16', '17', '18', '31', '35']);

export function isRemote(state: string | null): boolean {
  return state !== null && REMOTE.has(state);
}

/** How long it usually takes from a seller's state, wherever the buyer is. */
export function usualDays(from: string | null): DeliveryDays {
  return isRemote(from) ? FAR_OFF_DAYS : USUAL_DAYS;
}
