import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { type FirstStep, type FirstSteps, getFirstSteps, STEP_TITLES } from '#office/dashboard/first-steps.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listText } from '#shared/text/list-text.ts';
import styles from './first-steps.module.css';

const NOTHING = {};

interface Step {
  readonly to: (found: FirstSteps) => string;
  /** Why it matters and how to do it. */
  readonly why: (found: FirstSteps) => string;
}

const STEPS: Readonly<Record<FirstStep, Step>> = {
  identity: {
    to: ({ missingIn }) => `${adminPaths.settings}#${missingIn}`,
    why: ({ missing }) =>
      `By law, shoppers must know who they are buying from and who handles complaints. ${
        missing.length > 0 ? `Still missing: ${listText(missing)}.` : 'Replace the demo’s company with your own.'
      }`,
  },
  gstin: {
    to: () => `${adminPaths.settings}#shop`,
    why: () =>
      'Your invoices need it. Its first two digits are your state code, which decides between CGST + SGST and IGST.',
  },
  mail: {
    to: () => adminPaths.status,
    why: ({ hasMailServer }) =>
      hasMailServer
        ? 'A mail server is set. Try it: sign out and use “Forgot password?” to mail yourself a code.'
        : 'Codes, receipts and invoices are sent by mail. Set SMTP_URL and restart, or nobody can register.',
  },
  payment: {
    to: () => `${adminPaths.settings}#delivery`,
    why: ({ hasTestPayments }) =>
      hasTestPayments
        ? 'Test payments are on and bring in no money. Set PAYMENT_SANDBOX=off and restart.'
        : 'Save the limit for cash on delivery, or set your Razorpay or PayPal keys and restart.',
  },
  area: {
    to: () => `${adminPaths.settings}#delivery`,
    why: () => 'Orders are accepted only for PIN codes you serve. Save this once, even if you deliver all over India.',
  },
  seller: {
    to: () => adminPaths.sellers,
    why: () =>
      'Your own shop can sell once steps 1 and 2 are done. Other sellers need your approval and a full profile.',
  },
  product: {
    to: () => adminPaths.products,
    why: () => 'Add it by hand or import a file. Check its HSN code and GST rate: they go on the invoice.',
  },
  order: {
    to: () => adminPaths.orders,
    why: () =>
      'Register as a shopper, place an order, mark it as shipped here and check the invoice: CGST + SGST within the seller’s state, IGST to any other.',
  },
};

/** The remaining set-up steps. Hidden in a demo shop and once all are done. */
export function FirstStepsList() {
  const heading = useId();
  const found = useAnswer(getFirstSteps, NOTHING).answer?.data;
  if (!found || found.isDemo || found.steps.every(({ isDone }) => isDone)) return null;
  const done = found.steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>First steps</h2>
        <p className={styles.aside}>
          {done} of {found.steps.length} done.{' '}
          {found.isOpen
            ? 'Your shop is open.'
            : 'Until step 1 is done, visitors see “Opening soon” and nobody can order. You and your sellers see the shop as a preview.'}
        </p>
      </div>
      <ol className={styles.steps}>
        {found.steps.map(({ step, isDone }, at) => (
          <li key={step} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Check /> : at + 1}
            </span>
            <div>
              <Link to={STEPS[step].to(found)} className={styles.title}>
                {STEP_TITLES[step]}
              </Link>
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              {!isDone && <p className={styles.why}>{STEPS[step].why(found)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
