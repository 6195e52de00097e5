import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { listEmiPlans, type OfferedPlan } from '#payments/emi/contract.ts';
import { type EmiCost, emiCost } from '#payments/emi/emi-cost.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise, priceTag, sum } from '#shared/money/money.ts';
import styles from './emi-dialog.module.css';

export interface EmiDialogProps {
  price: Paise;
  open: boolean;
  onClose: () => void;
}

/** What paying in instalments costs, by bank and tenure. */
export function EmiDialog({ price, open, onClose }: EmiDialogProps) {
  const asked = useAnswer(listEmiPlans, open ? {} : null);
  const plans = asked.answer?.data.filter(({ min }) => price >= min);
  const [chosen, setChosen] = useState('');
  const banks = [...Map.groupBy(plans ?? [], nameOf)];
  const [bank, ofBank] = banks.find(([name]) => name === chosen) ?? banks[0] ?? [];
  return (
    <Dialog open={open} onClose={onClose} title={t('payments.emi.title', { price: priceTag(price) })} size="lg">
      {asked.problem ? (
        <ErrorState title={t('payments.emi.failed')} onRetry={asked.askAgain}>
          {asked.problem.message}
        </ErrorState>
      ) : !plans ? (
        <Skeleton shape="block" className={styles.waiting} />
      ) : !ofBank ? (
        <p>{t('payments.emi.none')}</p>
      ) : (
        <>
          <Select
            label={t('payments.emi.bank')}
            value={bank ?? ''}
            onChange={event => setChosen(event.currentTarget.value)}
            choices={banks.map(([name]) => ({ value: name, label: name }))}
          />
          <PlanTable price={price} plans={ofBank} />
          <p className={styles.fine}>{t('payments.emi.how')}</p>
          <p className={styles.fine}>{t('payments.emi.fine')}</p>
        </>
      )}
    </Dialog>
  );
}

function PlanTable({ price, plans }: { price: Paise; plans: readonly OfferedPlan[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('payments.emi.months')}</th>
          <th scope="col">{t('payments.emi.instalment')}</th>
          <th scope="col">{t('payments.emi.interest')}</th>
          <th scope="col">{t('payments.emi.charges')}</th>
          <th scope="col">{t('payments.emi.total')}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(plan => {
          const cost = emiCost(price, plan);
          return (
            <tr key={`${plan.months} ${plan.rateBp} ${plan.fee}`}>
              <th scope="row">{t('payments.emi.tenure', { count: plan.months })}</th>
              <td data-label={t('payments.emi.instalment')}>
                <b>{exactRupees(cost.instalment)}</b>
              </td>
              <td data-label={t('payments.emi.interest')}>
                {t('payments.emi.interestAt', { amount: exactRupees(cost.interest), rate: plan.rateBp / 100 })}
              </td>
              <td data-label={t('payments.emi.charges')}>{chargesOf(cost)}</td>
              <td data-label={t('payments.emi.total')}>{exactRupees(cost.total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function chargesOf({ fee, gstOnFee, gstOnInterest }: EmiCost): string {
  const taxes = sum([gstOnFee, gstOnInterest]);
  if (fee + taxes === 0) return t('payments.emi.noCharges');
  const gst = exactRupees(taxes);
  return fee === 0 ? t('payments.emi.gst', { gst }) : t('payments.emi.feeAndGst', { fee: exactRupees(fee), gst });
}

function nameOf({ bank, card }: OfferedPlan): string {
  if (card === 'none') return t('payments.emi.card.none', { bank });
  return card === 'credit' ? t('payments.emi.card.credit', { bank }) : t('payments.emi.card.debit', { bank });
}
