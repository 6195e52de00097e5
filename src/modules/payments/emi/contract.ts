import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf, rupees } from '#shared/api/wire.ts';
import { EMI_CARDS } from './emi-plan.ts';

export const OfferedPlan = z.object({
  bank: z.string(),
  card: z.enum(EMI_CARDS),
  months: z.int(),
  /** Interest a year, on the reducing balance. */
  rateBp: z.int(),
  /** The least amount that can be paid so. */
  min: rupees,
  /** What the bank charges once, before GST. */
  fee: rupees,
});
export type OfferedPlan = z.output<typeof OfferedPlan>;

export const listEmiPlans = get('/shop/emi', {
  summary:
    'On which terms banks let their customers pay in instalments, by bank and tenure; empty if the shop takes no payments for which there are instalments',
  output: dataOf(z.array(OfferedPlan)),
});
