import type { DeliveryDays } from './delivery-days.ts';

/** The usual delivery time, shown until a PIN code is known (docs/requirements.md R7.1). */
export const USUAL_DAYS: DeliveryDays = [3, 5];
