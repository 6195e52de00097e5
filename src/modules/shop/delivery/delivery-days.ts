import { FAR_OFF_DAYS, isRemote, USUAL_DAYS } from './usual-days.ts';

/** The minimum and maximum number of days from order to delivery. */
export type DeliveryDays = readonly [fewest: number, most: number];

const SAME_STATE: DeliveryDays = [2, 3];
const SAME_REGION: DeliveryDays = [3, 4];

/** States within a night's drive of each other, by GST code. */
const REGIONS: readonly (readonly string[])[] = [
  ['01', '02', '03', '04', '05', '06', '07', '08', '09', '38'],
  ['24', '26', '27', '30'],
  ['22', '23'],
  ['29', '32', '33', '34', '36', '37', '31'],
  ['10', '19', '20', '21', '35'],
  ['11', '12', '13', '14', '15', '16', '17', '18'],
];

/**
 * Days of delivery from a seller's state to a buyer's, both by GST code. Without a seller's state, the usual days apply
 * unless the buyer is remote.
 */
export function deliveryDays(from: string | null, to: string): DeliveryDays {
  if (from === to) return SAME_STATE;
  if (isRemote(to) || isRemote(from)) return FAR_OFF_DAYS;
  return REGIONS.some(region => from !== null && region.includes(from) && region.includes(to))
    ? SAME_REGION
    : USUAL_DAYS;
}
