import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { dataOf } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** Set-up steps of a new shop, in the recommended order. */
export const FIRST_STEPS = ['identity', 'gstin', 'mail', 'payment', 'area', 'seller', 'product', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The names on the dashboard and in docs/operations.md. */
export const STEP_TITLES: Readonly<Record<FirstStep, string>> = {
  get identity() {
    return t('office.dashboard.step.identity.title');
  },
  get gstin() {
    return t('office.dashboard.step.gstin.title');
  },
  get mail() {
    return t('office.dashboard.step.mail.title');
  },
  get payment() {
    return t('office.dashboard.step.payment.title');
  },
  get area() {
    return t('office.dashboard.step.area.title');
  },
  get seller() {
    return t('office.dashboard.step.seller.title');
  },
  get product() {
    return t('office.dashboard.step.product.title');
  },
  get order() {
    return t('office.dashboard.step.order.title');
  },
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
