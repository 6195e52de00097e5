import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';

/** Set-up steps of a new shop, in the recommended order. */
export const FIRST_STEPS = ['identity', 'gstin', 'mail', 'payment', 'area', 'seller', 'product', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The names on the dashboard and in docs/operations.md. */
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
  /** Missing parts of the identity, in words. */
  missing: z.array(z.string()),
  /** The group of settings where they are entered. */
  missingIn: z.enum(['shop', 'addresses', 'officer']),
  /** Whether mail is sent by SMTP; otherwise it is saved as files on the server. */
  hasMailServer: z.boolean(),
  /** Whether test payments are on; they bring in no money. */
  hasTestPayments: z.boolean(),
  isOpen: z.boolean(),
  isDemo: z.boolean(),
});
export type FirstSteps = z.output<typeof FirstSteps>;

export const getFirstSteps = get('/admin/dashboard/first-steps', {
  summary: 'The steps to complete before the shop can open, and which are done',
  output: dataOf(FirstSteps),
});
