import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { priceText } from '#design/prices/price-text.ts';
import { cashAddress } from '#finance/cash/cash-state.ts';
import { type CashRow, listCash, MAX_CASH_REASON_LENGTH, undoReceived } from '#finance/cash/contract.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { ReasonForm } from '#routing/forms/reason-form.tsx';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import { exactRupees, sum } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { cashColumns } from './cash-columns.tsx';
import { CashDebtors } from './cash-debtors.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const NONE = {
  out: 'All cash has been received',
  in: 'No cash has been received yet',
  kept: 'No seller keeps its own cash',
  all: 'No cash on delivery orders delivered yet',
} as const;

const CASH = listOf({
  title: 'Cash',
  address: cashAddress,
  endpoint: listCash,
  ask: state => state,
  aside: ({ debtors }) => `${exactRupees(sum(debtors.map(({ amount }) => amount)))} pending`,
  tabs: {
    label: 'Cash by status',
    by: 'show',
    names: { out: 'Pending', in: 'Received', kept: 'Kept by sellers', all: 'All' },
    counts: ({ counts }) => counts,
  },
  search: { label: 'Search cash', placeholder: 'Order, tracking number, seller or courier', width: 'wide' },
  caption: 'Cash on delivery',
  rowKey: row => row.partId,
  rowHref: row => `${adminPaths.orders}?order=${row.orderId}&find=${row.orderNumber}`,
  noun: 'the cash',
  empty: ({ find, show }) => (find ? 'No orders found' : NONE[show]),
  all: { words: 'Show all', state: { show: 'all' } },
});

export const clientLoader = listLoader(CASH);
export const shouldRevalidate = onlyOnEntering;
/** The cash desk: pending and received cash of deliveries. */
export default function CashDesk() {
  const list = useList(CASH);
  const [receiving, setReceiving] = useState<CashRow>();
  const [undoing, setUndoing] = useState<CashRow>();
  const [importing, setImporting] = useState(false);
  return (
    <ListScreen
      list={list}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setImporting(true)}>
          Import remittances
        </Button>
      }
      above={<CashDebtors debtors={list.found?.debtors ?? []} />}
      columns={cashColumns({ onReceive: setReceiving, onUndo: setUndoing })}
    >
      <ReceiveDialog cash={receiving} onClose={() => setReceiving(undefined)} onRecorded={list.reload} />
      <UndoDialog cash={undoing} onClose={() => setUndoing(undefined)} onUndone={list.reload} />
      <ImportDialog open={importing} onClose={() => setImporting(false)} onRecorded={list.reload} />
    </ListScreen>
  );
}

type UndoDialogProps = { cash: CashRow | undefined; onClose: () => void; onUndone: () => void };

/** Asks for the reason to undo a receipt. */
function UndoDialog({ cash, onClose, onUndone }: UndoDialogProps) {
  return (
    <Dialog
      open={cash !== undefined}
      onClose={onClose}
      title={cash ? `Undo the cash of ${cash.orderNumber}?` : ''}
      size="sm"
      asks
    >
      {cash && (
        <ReasonForm
          verb="Undo"
          hint="For the audit log. The seller sees it if the credit is reversed."
          longest={MAX_CASH_REASON_LENGTH}
          work={reason => call(undoReceived, { partId: cash.partId, reason })}
          onClose={onClose}
          onDone={onUndone}
        >
          The shop will wait for {priceText(cash.amount, 'total')} again. Undo it if the cash was recorded for the wrong
          order, or never arrived.
        </ReasonForm>
      )}
    </Dialog>
  );
}
