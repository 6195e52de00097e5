import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import { Tabs } from '#design/tabs.tsx';
import { cashHref, readCashDesk } from '#features/cash/cash-state.ts';
import { CASH_VIEWS, type CashRow, type CashView, listCash } from '#features/cash/contract.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { exactRupees, sum } from '#shared/money.ts';
import styles from './cash.module.css';
import { cashColumns } from './cash-columns.tsx';
import { CashDebtors } from './cash-debtors.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

const NAMES: Readonly<Record<CashView, string>> = {
  out: 'Pending',
  in: 'Received',
  kept: 'Kept by sellers',
  all: 'All',
};
const NONE: Readonly<Record<CashView, string>> = {
  out: 'All cash has been received',
  in: 'No cash has been received yet',
  kept: 'No seller keeps its own cash',
  all: 'No cash on delivery orders delivered yet',
};

/** The cash desk: where the cash of deliveries is, who has it for how long, and recording what has come. */
export default function CashDesk() {
  const state = readCashDesk(useSearchParams()[0]);
  const { show, find, page } = state;
  const asked = useAnswer(listCash, { show, find, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const [receiving, setReceiving] = useState<CashRow>();
  const [undoing, setUndoing] = useState<CashRow>();
  const [importing, setImporting] = useState(false);
  const found = asked.problem ? undefined : asked.answer;
  return (
    <>
      <title>Cash · Admin Panel</title>
      <PageHead
        title="Cash"
        aside={found ? `${exactRupees(sum(found.debtors.map(({ amount }) => amount)))} pending` : '\u00a0'}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setImporting(true)}>
            Import remittances
          </Button>
        }
      />
      <CashDebtors debtors={found?.debtors ?? []} />
      <Tabs
        label="Cash by status"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={CASH_VIEWS.map(view => ({
          href: cashHref({ show: view, find }),
          name: NAMES[view],
          count: found?.counts[view],
          current: view === show,
        }))}
      />
      <SearchField
        className={styles.search}
        label="Search cash"
        placeholder="Order, tracking number, seller or courier"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <PagedTable
        asked={asked}
        caption="Cash on delivery"
        columns={cashColumns({ onReceive: setReceiving, onUndo: setUndoing })}
        rowKey={row => row.partId}
        loadingRows={8}
        onOpen={row => void navigate(`${adminPaths.orders}?order=${row.orderId}&find=${row.orderNumber}`)}
        href={to => cashHref({ ...state, page: to })}
        noun="the cash"
        empty={find ? 'No orders found' : NONE[show]}
        all={find || show !== 'all' ? { href: cashHref({ show: 'all' }), words: 'Show all' } : undefined}
      />
      <ReceiveDialog cash={receiving} onClose={() => setReceiving(undefined)} onRecorded={asked.askAgain} />
      <UndoDialog cash={undoing} onClose={() => setUndoing(undefined)} onUndone={asked.askAgain} />
      <ImportDialog open={importing} onClose={() => setImporting(false)} onRecorded={asked.askAgain} />
    </>
  );
}
