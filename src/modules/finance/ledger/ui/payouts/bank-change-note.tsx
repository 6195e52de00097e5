import { isNewToPayouts, payoutsWaitUntil } from '#finance/ledger/payouts/bank-change.ts';
import type { SellerBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './bank-change-note.module.css';

/** Shown if the bank account has changed since the last payout. */
export function BankChangeNote(payee: Pick<SellerBalance, 'bankChange' | 'lastPayout'>) {
  const { bankChange } = payee;
  const until = payoutsWaitUntil(payee);
  if (!bankChange || (!until && !isNewToPayouts(payee))) return null;
  return (
    <small className={styles.note}>
      {`Bank account changed ${dayAndHourText(bankChange.at)}.`}
      {until && ` Payouts are on hold until ${dayAndHourText(until)}.`}
    </small>
  );
}
