import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { type FirstStep, type FirstSteps, getFirstSteps, STEP_TITLES } from '#office/dashboard/first-steps.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
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
      `${t('office.dashboard.step.identity.why')} ${
        missing.length > 0
          ? t('office.dashboard.step.identity.missing', { missing: listText(missing) })
          : t('office.dashboard.step.identity.demo')
      }`,
  },
  gstin: {
    to: () => `${adminPaths.settings}#shop`,
    why: () => t('office.dashboard.step.gstin.why'),
  },
  mail: {
    to: () => adminPaths.status,
    why: ({ hasMailServer }) =>
      hasMailServer ? t('office.dashboard.step.mail.try') : t('office.dashboard.step.mail.set'),
  },
  payment: {
    to: () => `${adminPaths.settings}#delivery`,
    why: ({ hasTestPayments }) =>
      hasTestPayments ? t('office.dashboard.step.payment.test') : t('office.dashboard.step.payment.set'),
  },
  area: {
    to: () => `${adminPaths.settings}#delivery`,
    why: () => t('office.dashboard.step.area.why'),
  },
  seller: {
    to: () => adminPaths.sellers,
    why: () => t('office.dashboard.step.seller.why'),
  },
  product: {
    to: () => adminPaths.products,
    why: () => t('office.dashboard.step.product.why'),
  },
  order: {
    to: () => adminPaths.orders,
    why: () => t('office.dashboard.step.order.why'),
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
        <h2 id={heading}>{t('office.dashboard.steps.title')}</h2>
        <p className={styles.aside}>
          {t('office.dashboard.steps.done', { done, all: found.steps.length })}{' '}
          {found.isOpen ? t('office.dashboard.steps.open') : t('office.dashboard.steps.closed')}
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
              {isDone && <VisuallyHidden> {t('office.dashboard.steps.isDone')}</VisuallyHidden>}
              {!isDone && <p className={styles.why}>{STEPS[step].why(found)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
