import { USUAL_DAYS } from './usual-days.ts';

/** The minimum and maximum number of days from order to delivery. */
export type DeliveryDays = readonly [fewest: number, most: number];

const SAME_STATE: DeliveryDays = [2, 3];
const SAME_REGION: DeliveryDays = [3, 4];
const FAR_OFF: DeliveryDays = [5, 8];

/** States within a night's drive of each other, by GST code. */
const REGIONS: readonly (readonly string[])[] = [
  ['01', '02', '03', '04', '05', '06', '07', '08', '09', '38'],
  ['24', '26', '27', '30'],
  ['22', '23'],
  ['29', '32', '33', '34', '36', '37', '31'],
  ['10', '19', '20', '21', '35'],
  ['11', '12', '13', '14', '15', '16', '17', '18'],
];

/** The northern hills, the north-east and the islands, by GST code. */
const REMOTE = new Set(['01', '38', '11', '12', '13', '14', '15', '16', '17', '18', '31', '35']);

/**
 * Days of delivery from a seller's state to a buyer's, both by GST code. Without a seller's state, the usual days apply
 * unless the buyer is remote.
 */
export function deliveryDays(from: string | null, to: string): DeliveryDays {
  if (from === to) return SAME_STATE;
  if (REMOTE.has(to) || (from !== null && REMOTE.has(from))) return FAR_OFF;
  return REGIONS.some(region => from !== null && region.includes(from) && region.includes(to))
    ? SAME_REGION
    : USUAL_DAYS;
}
