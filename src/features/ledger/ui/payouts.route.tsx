import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import type { Sort } from '#design/table.tsx';
import { earningsHref } from '#features/ledger/earnings-state.ts';
import { listPayouts, PAYOUT_SORTS } from '#features/ledger/payouts.contract.ts';
import { payoutsHref, readPayoutsState } from '#features/ledger/payouts-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { countText } from '#shared/count-text.ts';
import { payoutColumns } from './payout-columns.tsx';
import { type Payee, PayoutDialog } from './payout-dialog.tsx';
import styles from './payouts.module.css';

/** What each seller is owed, and recording what was paid. All its state is in the address. */
export default function Payouts() {
  const state = readPayoutsState(useSearchParams()[0]);
  const { find, sort = 'payable', page } = state;
  const order = state.order ?? (sort === 'name' ? 'asc' : 'desc');
  const asked = useAnswer(listPayouts, { find, sort, order, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const [paying, setPaying] = useState<Payee>();
  const found = asked.problem ? undefined : asked.answer;
  const sortBy = ({ by, order: way }: Sort) => {
    const column = PAYOUT_SORTS.find(name => name === by);
    void navigate(payoutsHref({ ...state, sort: column, order: way, page: 1 }), { preventScrollReset: true });
  };
  return (
    <>
      <title>Payouts · Admin Panel</title>
      <PageHead
        title="Payouts"
        aside={found ? countText(found.totalItems, 'seller', 'sellers') : '\u00a0'}
        actions={
          <Link to={adminPaths.cash} className={buttonClass()}>
            Cash desk
          </Link>
        }
      />
      <SearchField
        className={styles.search}
        label="Search sellers"
        placeholder="Name, legal name or GST number"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <PagedTable
        asked={asked}
        caption="Payouts"
        columns={payoutColumns(setPaying)}
        rowKey={({ seller }) => seller._id}
        loadingRows={8}
        sort={{ by: sort, order }}
        onSort={sortBy}
        onOpen={({ seller }) => void navigate(earningsHref({ seller: seller._id }))}
        href={to => payoutsHref({ ...state, page: to })}
        noun="the sellers"
        empty={find ? 'No sellers found' : 'No sellers yet'}
        all={find || page > 1 ? { href: payoutsHref({}), words: 'Show all sellers' } : undefined}
      />
      <PayoutDialog payee={paying} onClose={() => setPaying(undefined)} onRecorded={asked.askAgain} />
    </>
  );
}
