import type { DeliveryDays } from './delivery-days.ts';

/** What delivery takes as a rule, said where nobody has named a PIN code yet (docs/requirements.md R7.1). */
export const USUAL_DAYS: DeliveryDays = [3, 5];
