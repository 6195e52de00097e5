import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import { listPayouts } from '#finance/ledger/payouts/payouts.contract.ts';
import { payoutsAddress } from '#finance/ledger/payouts/payouts-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf, sortByColumn } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { payoutColumns } from './payout-columns.tsx';
import { type Payee, PayoutDialog } from './payout-dialog.tsx';

const sort = sortByColumn('payable', { payable: 'desc', balance: 'desc', name: 'asc' });

const PAYOUTS = listOf({
  title: t('finance.ledger.payouts'),
  address: payoutsAddress,
  endpoint: listPayouts,
  ask: state => ({ ...state, sort: sort.of(state).by, order: sort.of(state).order }),
  aside: ({ totalItems }) => t('finance.ledger.payouts.count', { count: totalItems }),
  search: { label: t('finance.ledger.payouts.search'), placeholder: t('finance.ledger.payouts.searchWords') },
  caption: t('finance.ledger.payouts'),
  rowKey: ({ seller }) => seller._id,
  sort,
  rowHref: ({ seller }) => earningsAddress.href({ seller: seller._id }),
  noun: t('finance.ledger.payouts.noun'),
  empty: ({ find }) => (find ? t('finance.ledger.payouts.none.found') : t('finance.ledger.payouts.none.yet')),
  all: { words: t('finance.ledger.payouts.all') },
});

export const clientLoader = listLoader(PAYOUTS);
export const shouldRevalidate = onlyOnEntering;
/** The list of sellers' balances. */
export default function Payouts() {
  const list = useList(PAYOUTS);
  const [paying, setPaying] = useState<Payee>();
  return (
    <ListScreen
      list={list}
      actions={
        <Link to={adminPaths.cash} className={buttonClass()}>
          {t('finance.ledger.payouts.cashDesk')}
        </Link>
      }
      columns={payoutColumns(setPaying)}
    >
      <PayoutDialog payee={paying} onClose={() => setPaying(undefined)} onRecorded={list.reload} />
    </ListScreen>
  );
}
