import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { priceText } from '#design/prices/price-text.ts';
import { CommissionInvoices } from '#finance/invoices/ui/commission-invoices.tsx';
import { type EarningsSummary, getEarnings, type LedgerPosting } from '#finance/ledger/contract.ts';
import { earningsAddress, statementHref } from '#finance/ledger/earnings/earnings-state.ts';
import { monthOf, monthText } from '#finance/ledger/earnings/month.ts';
import {
  MAX_PAYOUT_REASON_LENGTH,
  reversePayout,
  setCashCollection,
} from '#finance/ledger/payouts/payouts.contract.ts';
import { payoutsAddress } from '#finance/ledger/payouts/payouts-state.ts';
import { BankChangeNote } from '#finance/ledger/ui/payouts/bank-change-note.tsx';
import { SellerActs } from '#finance/ledger/ui/payouts/seller-acts.tsx';
import { ReasonForm } from '#routing/forms/reason-form.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListTable } from '#routing/list/list-table.tsx';
import { useList } from '#routing/list/use-list.ts';
import { routerLink } from '#routing/router-link.tsx';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './earnings.module.css';
import { EARNINGS_COLUMNS, earningName } from './earnings-columns.tsx';
import { EarningsDetails } from './earnings-details.tsx';
import { EarningsFigures } from './earnings-figures.tsx';

const EARNINGS = listOf({
  title: t('finance.ledger.title'),
  address: earningsAddress,
  endpoint: getEarnings,
  ask: ({ seller, month, page, limit }) => ({ seller, month, page, limit }),
  caption: t('finance.ledger.title'),
  rowKey: row => row.key,
  columns: EARNINGS_COLUMNS,
  opened: { of: ({ open }) => open, to: open => ({ open }), nameOf: earningName },
  noun: t('finance.ledger.noun'),
  empty: ({ month, page }) => {
    if (month) return t('finance.ledger.none.month', { month: monthText(month) });
    return page > 1 ? t('finance.ledger.none.page') : t('finance.ledger.none.yet');
  },
  all: { words: t('finance.ledger.allMonths.show'), keeps: ['seller'] },
});

/** A seller's balance, postings by order, and monthly statements. */
export function Earnings({ isAdministrator }: { isAdministrator: boolean }) {
  const list = useList(EARNINGS);
  const { found, state, reload } = list;
  const { seller, month } = state;
  const [reversing, setReversing] = useState<LedgerPosting>();
  const summary = found?.summary;
  const statementMonth = month ?? monthOf(new Date());
  return (
    <>
      {isAdministrator && (
        <Breadcrumbs
          renderLink={routerLink}
          trail={[
            { label: t('finance.ledger.payouts'), href: payoutsAddress.href({}) },
            { label: summary?.seller.name ?? t('finance.ledger.seller') },
          ]}
        />
      )}
      <PageHead
        title={isAdministrator ? (summary?.seller.name ?? t('finance.ledger.title')) : t('finance.ledger.title')}
        actions={isAdministrator && summary && <SellerActs summary={summary} onChanged={reload} />}
      />
      <EarningsFigures summary={summary} />
      {summary && <BankChangeNote bankChange={summary.bankChange} lastPayout={summary.lastPayout} />}
      <div className={styles.tools}>
        <Select
          label={t('finance.ledger.month')}
          inline
          value={month ?? ''}
          choices={[
            { value: '', label: t('finance.ledger.allMonths') },
            ...monthsOf(summary?.months, month).map(value => ({ value, label: monthText(value) })),
          ]}
          onChange={event => list.narrow({ month: event.currentTarget.value || undefined })}
        />
        <a href={statementHref(statementMonth, seller)} className={buttonClass()}>
          <Download aria-hidden="true" />
          {t('finance.ledger.statement', { month: monthText(statementMonth) })}
        </a>
        {isAdministrator && summary && <CashCollection seller={summary.seller} onChanged={reload} />}
      </div>
      <ListTable list={list} />
      <CommissionInvoices seller={seller} />
      <EarningsDetails
        row={found?.data.find(row => row.key === state.open)}
        onClose={() => list.open(undefined)}
        onReverse={isAdministrator ? setReversing : undefined}
      />
      <ReverseDialog
        payout={reversing}
        onClose={() => setReversing(undefined)}
        onReversed={() => {
          list.open(undefined);
          reload();
        }}
      />
    </>
  );
}

/** The chosen month is listed even if it has no postings. */
function monthsOf(months: readonly string[] = [], chosen: string | undefined): readonly string[] {
  return chosen === undefined || months.includes(chosen) ? months : [chosen, ...months];
}

type CashCollectionProps = { seller: EarningsSummary['seller']; onChanged: () => void };

/** Whether the seller collects cash on delivery, which they then owe to the shop. */
function CashCollection({ seller: { _id, collectsCash }, onChanged }: CashCollectionProps) {
  const { act, isActing } = useAct({ onDone: onChanged });
  return (
    <Checkbox
      className={styles.cash}
      label={t('finance.ledger.collects')}
      checked={collectsCash}
      disabled={isActing}
      onChange={({ currentTarget: { checked } }) =>
        void act(() => call(setCashCollection, { sellerId: _id, collectsCash: checked }))
      }
    />
  );
}

type ReverseDialogProps = { payout: LedgerPosting | undefined; onClose: () => void; onReversed: () => void };

/** Asks for the reason to reverse a payout, which stays in the ledger. */
function ReverseDialog({ payout, onClose, onReversed }: ReverseDialogProps) {
  return (
    <Dialog open={payout !== undefined} onClose={onClose} title={t('finance.ledger.reverse.title')} size="sm" asks>
      {payout && (
        <ReasonForm
          verb={t('finance.ledger.reverse.verb')}
          hint={t('finance.ledger.reason.hint')}
          longest={MAX_PAYOUT_REASON_LENGTH}
          work={reason => call(reversePayout, { payoutId: payout.causeId as Id<'payout'>, reason })}
          onClose={onClose}
          onDone={onReversed}
        >
          {t('finance.ledger.reverse.text', { amount: priceText(-payout.amount, 'total') })}
        </ReasonForm>
      )}
    </Dialog>
  );
}
