import type { BankChange, LastPayout } from '#finance/ledger/contract.ts';
import type { SellerBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './bank-change-note.module.css';

interface Payee {
  readonly bankChange: BankChange | null;
  readonly lastPayout: LastPayout | null;
}

/** Until when payouts are on hold because the bank account is new; undefined if they are not. */
export function payoutsWaitUntil({ bankChange }: Pick<Payee, 'bankChange'>, now = new Date()): Date | undefined {
  return bankChange && bankChange.payoutsFrom > now ? bankChange.payoutsFrom : undefined;
}

/** Whether the bank account has changed since the last payout. */
function isNewToPayouts({ bankChange, lastPayout }: Payee): boolean {
  if (!bankChange) return false;
  return lastPayout === null || new Date(`${lastPayout.paidOn}T00:00:00+05:30`) < bankChange.at;
}

/** Shown if the bank account has changed since the last payout. */
export function BankChangeNote(payee: Pick<SellerBalance, 'bankChange' | 'lastPayout'>) {
  const { bankChange } = payee;
  const until = payoutsWaitUntil(payee);
  if (!bankChange || (!until && !isNewToPayouts(payee))) return null;
  return (
    <small className={styles.note}>
      {t('finance.ledger.bank.changed', { at: dayAndHourText(bankChange.at) })}
      {until && ` ${t('finance.ledger.bank.heldUntil', { until: dayAndHourText(until) })}`}
    </small>
  );
}
