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
import { t } from '#shared/language/t.ts';
import { exactRupees, sum } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { cashColumns } from './cash-columns.tsx';
import { CashDebtors } from './cash-debtors.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const NONE = {
  out: t('finance.cash.none.out'),
  in: t('finance.cash.none.in'),
  kept: t('finance.cash.none.kept'),
  all: t('finance.cash.none.all'),
} as const;

const CASH = listOf({
  title: t('finance.cash.title'),
  address: cashAddress,
  endpoint: listCash,
  ask: state => state,
  aside: ({ debtors }) => t('finance.cash.pending', { amount: exactRupees(sum(debtors.map(({ amount }) => amount))) }),
  tabs: {
    label: t('finance.cash.tabs.label'),
    by: 'show',
    names: {
      out: t('finance.cash.tabs.out'),
      in: t('finance.cash.tabs.in'),
      kept: t('finance.cash.tabs.kept'),
      all: t('finance.cash.tabs.all'),
    },
    counts: ({ counts }) => counts,
  },
  search: {
    label: t('finance.cash.search.label'),
    placeholder: t('finance.cash.search.placeholder'),
    width: 'wide',
  },
  caption: t('finance.cash.caption'),
  rowKey: row => row.partId,
  rowHref: row => `${adminPaths.orders}?order=${row.orderId}&find=${row.orderNumber}`,
  noun: t('finance.cash.noun'),
  empty: ({ find, show }) => (find ? t('finance.cash.none.found') : NONE[show]),
  all: { words: t('finance.cash.showAll'), state: { show: 'all' } },
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
          {t('finance.cash.import.title')}
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
      title={cash ? t('finance.cash.undoing.title', { number: cash.orderNumber }) : ''}
      size="sm"
      asks
    >
      {cash && (
        <ReasonForm
          verb={t('finance.cash.undo')}
          hint={t('finance.cash.undoing.hint')}
          longest={MAX_CASH_REASON_LENGTH}
          work={reason => call(undoReceived, { partId: cash.partId, reason })}
          onClose={onClose}
          onDone={onUndone}
        >
          {t('finance.cash.undoing.text', { amount: priceText(cash.amount, 'total') })}
        </ReasonForm>
      )}
    </Dialog>
  );
}
