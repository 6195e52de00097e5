import type { EarningsRow } from '#finance/ledger/contract.ts';
import { type EarningsState, earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import { monthText } from '#finance/ledger/earnings/month.ts';
import { detailsColumn } from '#routing/page/details-column.tsx';
import { PagedTable } from '#routing/page/paged-table.tsx';
import type { Asked } from '#routing/use-answer.ts';
import { EARNINGS_COLUMNS, nameOf } from './earnings-columns.tsx';

interface EarningsPage {
  readonly data: readonly EarningsRow[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

type EarningsListProps = { state: EarningsState; asked: Asked<EarningsPage>; onOpen: (key: string) => void };

/** The orders, payouts and adjustments of one page. */
export function EarningsList({ state, asked, onOpen }: EarningsListProps) {
  const { seller, month, page } = state;
  const details = detailsColumn<EarningsRow>(row => earningsAddress.href({ ...state, open: row.key }), nameOf);
  return (
    <PagedTable
      asked={asked}
      caption="Earnings"
      columns={[...EARNINGS_COLUMNS, details]}
      rowKey={row => row.key}
      onOpen={row => onOpen(row.key)}
      current={state.open}
      loadingRows={8}
      href={to => earningsAddress.href({ ...state, page: to, open: undefined })}
      noun="the earnings"
      empty={
        month
          ? `No earnings or payouts in ${monthText(month)}`
          : page > 1
            ? 'No earnings on this page'
            : 'No earnings yet. Orders appear here once they are delivered.'
      }
      all={month || page > 1 ? { href: earningsAddress.href({ seller }), words: 'Show all months' } : undefined}
    />
  );
}
