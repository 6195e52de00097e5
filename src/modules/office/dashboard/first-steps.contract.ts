import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';

/** What an administrator does once, in the order in which it is best done. */
export const FIRST_STEPS = ['identity', 'gstin', 'mail', 'payment', 'area', 'seller', 'product', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** As the dashboard and docs/operations.md call them. */
export const STEP_TITLES: Readonly<Record<FirstStep, string>> = {
  identity: 'Add your business details',
  gstin: 'Add your GST number',
  mail: 'Send your first mail',
  payment: 'Choose how shoppers pay',
  area: 'Choose where you deliver',
  seller: 'Set up the first seller',
  product: 'Put the first product on sale',
  order: 'Place a test order',
};

export const FirstSteps = z.object({
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
  /** What of the identity is missing, in words. */
  missing: z.array(z.string()),
  /** Where the rest of the identity is filled in. */
  missingIn: z.enum(['shop', 'addresses', 'officer']),
  /** Whether mail leaves by SMTP; otherwise it becomes files on the server. */
  hasMailServer: z.boolean(),
  /** Whether test payments are offered, with which no money comes in. */
  hasTestPayments: z.boolean(),
  isOpen: z.boolean(),
  isDemo: z.boolean(),
});
export type FirstSteps = z.output<typeof FirstSteps>;

export const getFirstSteps = get('/admin/dashboard/first-steps', {
  summary: 'The steps to complete before the shop can open, and which are done',
  output: dataOf(FirstSteps),
});
