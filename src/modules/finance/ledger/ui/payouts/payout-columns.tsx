import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import type { SellerBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { payoutsWaitUntil } from '#finance/ledger/ui/payouts/bank-change-note.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayOfText } from '#shared/time/dates.ts';
import { BankChangeNote } from './bank-change-note.tsx';
import type { Payee } from './payout-dialog.tsx';
import styles from './payouts.module.css';

/** Columns of the sellers' balances, with the button to pay. */
export function payoutColumns(onPay: (payee: Payee) => void): readonly Column<SellerBalance>[] {
  return [
    {
      key: 'name',
      head: t('finance.ledger.seller'),
      sortable: true,
      phone: 'lead',
      cell: ({ seller }) => (
        <Link to={earningsAddress.href({ seller: seller._id })} className={styles.name}>
          {seller.name}
        </Link>
      ),
    },
    {
      key: 'last',
      head: t('finance.ledger.figure.last'),
      quiet: true,
      phone: 'under',
      cell: ({ lastPayout, seller, balance, bankChange }) => (
        <span className={styles.paid}>
          <span className={styles.onPhone}>
            {rich('finance.ledger.payouts.balanceOf', { amount: <Price paise={balance} format="total" /> })}
          </span>
          <span className={styles.notOnPhone}>
            {lastPayout
              ? rich('finance.ledger.payouts.paidOn', {
                  amount: <Price paise={lastPayout.amount} format="total" />,
                  day: dayOfText(lastPayout.paidOn),
                })
              : t('finance.ledger.payouts.noneYet')}
          </span>
          {!seller.hasBank && !seller.isClosed && t('finance.ledger.payouts.noBank')}
          {seller.isClosed && t('finance.ledger.payouts.closed')}
          <BankChangeNote bankChange={bankChange} lastPayout={lastPayout} />
        </span>
      ),
    },
    {
      key: 'held',
      head: t('finance.ledger.mark.held'),
      wideOnly: true,
      quiet: true,
      align: 'end',
      cell: ({ held }) => (held === 0 ? '–' : <Price paise={held} format="total" />),
    },
    {
      key: 'cash',
      head: t('finance.ledger.mark.awaitsCash'),
      wideOnly: true,
      quiet: true,
      align: 'end',
      cell: ({ awaitingCash }) => (awaitingCash === 0 ? '–' : <Price paise={awaitingCash} format="total" />),
    },
    {
      key: 'balance',
      head: t('finance.ledger.figure.balance'),
      sortable: true,
      align: 'end',
      cell: ({ balance }) => <Price paise={balance} format="total" />,
    },
    {
      key: 'payable',
      head: t('finance.ledger.figure.payable'),
      sortable: true,
      align: 'end',
      phone: 'status',
      cell: ({ payable }) => <Price paise={payable} format="total" />,
    },
    {
      key: 'pay',
      head: <VisuallyHidden>{t('finance.ledger.payouts.record')}</VisuallyHidden>,
      align: 'end',
      phone: 'amount',
      cell: row =>
        row.payable > 0 &&
        !payoutsWaitUntil(row) && (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('finance.ledger.payouts.recordTo', { name: row.seller.name })}
            onClick={event => {
              event.stopPropagation();
              onPay(row);
            }}
          >
            {t('finance.ledger.payouts.record')}
          </Button>
        ),
    },
  ];
}
