import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import { cashAddress } from '#finance/cash/cash-state.ts';
import type { CashDebtor } from '#finance/cash/contract.ts';
import { t } from '#shared/language/t.ts';
import styles from './cash.module.css';
import { daysOut, isCashOverdue } from './cash-columns.tsx';

/** Pending cash by courier and seller. */
export function CashDebtors({ debtors }: { debtors: readonly CashDebtor[] }) {
  if (debtors.length === 0) return null;
  return (
    <ul className={styles.debtors} aria-label={t('finance.cash.debtors.label')}>
      {debtors.map(({ holder, name, count, amount, oldest }) => (
        <li key={`${holder} ${name}`}>
          <Link to={cashAddress.href({ find: name })} className={styles.debtor}>
            <span className={styles.who}>{name}</span>
            <span className={styles.sum}>
              <Price paise={amount} format="total" />
            </span>
            <span className={styles.quiet}>
              {t('finance.cash.debtors.orders', { count, holder: holder ?? 'other' })}
            </span>
            <span className={isCashOverdue(oldest) ? `${styles.quiet} ${styles.old}` : styles.quiet}>
              {t('finance.cash.debtors.oldest', { age: daysOut(oldest) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
