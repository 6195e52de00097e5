import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Price } from '#design/prices/price.tsx';
import type { Column } from '#design/tables/table.tsx';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import type { SellerBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { payoutsWaitUntil } from '#finance/ledger/ui/payouts/bank-change-note.tsx';
import { dayOfText } from '#shared/time/dates.ts';
import { BankChangeNote } from './bank-change-note.tsx';
import type { Payee } from './payout-dialog.tsx';
import styles from './payouts.module.css';

/** Columns of the sellers' balances, with the button to pay. */
export function payoutColumns(onPay: (payee: Payee) => void): readonly Column<SellerBalance>[] {
  return [
    {
      key: 'name',
      head: 'Seller',
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
      head: 'Last payout',
      quiet: true,
      phone: 'under',
      cell: ({ lastPayout, seller, balance, bankChange }) => (
        <span className={styles.paid}>
          <span className={styles.onPhone}>
            <Price paise={balance} format="total" /> balance
          </span>
          <span className={styles.notOnPhone}>
            {lastPayout ? (
              <>
                <Price paise={lastPayout.amount} format="total" /> on {dayOfText(lastPayout.paidOn)}
              </>
            ) : (
              'None yet'
            )}
          </span>
          {!seller.hasBank && !seller.isClosed && ', no bank account'}
          {seller.isClosed && ', account deleted'}
          <BankChangeNote bankChange={bankChange} lastPayout={lastPayout} />
        </span>
      ),
    },
    {
      key: 'held',
      head: 'On hold',
      wideOnly: true,
      quiet: true,
      align: 'end',
      cell: ({ held }) => (held === 0 ? '–' : <Price paise={held} format="total" />),
    },
    {
      key: 'cash',
      head: 'Waiting for cash',
      wideOnly: true,
      quiet: true,
      align: 'end',
      cell: ({ awaitingCash }) => (awaitingCash === 0 ? '–' : <Price paise={awaitingCash} format="total" />),
    },
    {
      key: 'balance',
      head: 'Balance',
      sortable: true,
      align: 'end',
      cell: ({ balance }) => <Price paise={balance} format="total" />,
    },
    {
      key: 'payable',
      head: 'Payable now',
      sortable: true,
      align: 'end',
      phone: 'status',
      cell: ({ payable }) => <Price paise={payable} format="total" />,
    },
    {
      key: 'pay',
      head: <VisuallyHidden>Record payout</VisuallyHidden>,
      align: 'end',
      phone: 'amount',
      cell: row =>
        row.payable > 0 &&
        !payoutsWaitUntil(row) && (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Record payout to ${row.seller.name}`}
            onClick={event => {
              event.stopPropagation();
              onPay(row);
            }}
          >
            Record payout
          </Button>
        ),
    },
  ];
}
