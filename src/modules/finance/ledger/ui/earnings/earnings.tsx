import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Select } from '#design/choices/select.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { CommissionInvoices } from '#finance/invoices/ui/commission-invoices.tsx';
import { getEarnings, type LedgerPosting } from '#finance/ledger/contract.ts';
import { type EarningsState, earningsAddress, statementHref } from '#finance/ledger/earnings/earnings-state.ts';
import { monthOf, monthText } from '#finance/ledger/earnings/month.ts';
import { payoutsAddress } from '#finance/ledger/payouts/payouts-state.ts';
import { BankChangeNote } from '#finance/ledger/ui/payouts/bank-change-note.tsx';
import { CashCollection } from '#finance/ledger/ui/payouts/cash-collection.tsx';
import { ReverseDialog } from '#finance/ledger/ui/payouts/reverse-dialog.tsx';
import { SellerActs } from '#finance/ledger/ui/payouts/seller-acts.tsx';
import { ROWS_A_PAGE } from '#routing/page/paged-table.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './earnings.module.css';
import { EarningsDetails } from './earnings-details.tsx';
import { EarningsFigures } from './earnings-figures.tsx';
import { EarningsList } from './earnings-list.tsx';

/** One seller's earnings: how they stand, order by order, and a statement for each month. */
export function Earnings({ state, isAdministrator }: { state: EarningsState; isAdministrator: boolean }) {
  const { seller, month, page } = state;
  const asked = useAnswer(getEarnings, { seller, month, page, limit: ROWS_A_PAGE });
  const navigate = useNavigate();
  const [reversing, setReversing] = useState<LedgerPosting>();
  const found = asked.problem ? undefined : asked.answer;
  const summary = found?.summary;
  const statementMonth = month ?? monthOf(new Date());
  const go = (more: Partial<EarningsState>) =>
    void navigate(earningsAddress.href({ ...state, open: undefined, ...more }), { preventScrollReset: true });
  return (
    <>
      {isAdministrator && (
        <Breadcrumbs
          renderLink={routerLink}
          trail={[{ label: 'Payouts', href: payoutsAddress.href({}) }, { label: summary?.seller.name ?? 'Seller' }]}
        />
      )}
      <PageHead
        title={isAdministrator ? (summary?.seller.name ?? 'Earnings') : 'Earnings'}
        actions={isAdministrator && summary && <SellerActs summary={summary} onChanged={asked.askAgain} />}
      />
      <EarningsFigures summary={summary} />
      {summary && <BankChangeNote bankChange={summary.bankChange} lastPayout={summary.lastPayout} />}
      <div className={styles.tools}>
        <Select
          label="Month"
          inline
          value={month ?? ''}
          choices={[
            { value: '', label: 'All months' },
            ...monthsOf(summary?.months, month).map(value => ({ value, label: monthText(value) })),
          ]}
          onChange={event => go({ month: event.currentTarget.value || undefined, page: 1 })}
        />
        <a href={statementHref(statementMonth, seller)} download className={buttonClass()}>
          <Download aria-hidden="true" />
          Statement {monthText(statementMonth)}
        </a>
        {isAdministrator && summary && <CashCollection seller={summary.seller} onChanged={asked.askAgain} />}
      </div>
      <EarningsList state={state} asked={asked} onOpen={key => go({ open: key })} />
      <CommissionInvoices seller={seller} />
      <EarningsDetails
        row={found?.data.find(row => row.key === state.open)}
        onClose={() => go({})}
        onReverse={isAdministrator ? setReversing : undefined}
      />
      <ReverseDialog
        payout={reversing}
        onClose={() => setReversing(undefined)}
        onReversed={() => {
          go({});
          asked.askAgain();
        }}
      />
    </>
  );
}

/** The month of the address is one of the choices, also when nothing happened in it. */
function monthsOf(months: readonly string[] = [], chosen: string | undefined): readonly string[] {
  return chosen === undefined || months.includes(chosen) ? months : [chosen, ...months];
}
