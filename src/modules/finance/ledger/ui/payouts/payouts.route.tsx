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
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { payoutColumns } from './payout-columns.tsx';
import { type Payee, PayoutDialog } from './payout-dialog.tsx';

const sort = sortByColumn('payable', { payable: 'desc', balance: 'desc', name: 'asc' });

const PAYOUTS = listOf({
  title: 'Payouts',
  address: payoutsAddress,
  endpoint: listPayouts,
  ask: state => ({ ...state, sort: sort.of(state).by, order: sort.of(state).order }),
  aside: ({ totalItems }) => countText(totalItems, 'seller', 'sellers'),
  search: { label: 'Search sellers', placeholder: 'Name, legal name or GST number' },
  caption: 'Payouts',
  rowKey: ({ seller }) => seller._id,
  sort,
  rowHref: ({ seller }) => earningsAddress.href({ seller: seller._id }),
  noun: 'the sellers',
  empty: ({ find }) => (find ? 'No sellers found' : 'No sellers yet'),
  all: { words: 'Show all sellers' },
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
          Cash desk
        </Link>
      }
      columns={payoutColumns(setPaying)}
    >
      <PayoutDialog payee={paying} onClose={() => setPaying(undefined)} onRecorded={list.reload} />
    </ListScreen>
  );
}
