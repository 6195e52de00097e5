import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { classes } from '#design/classes.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { Pagination } from '#design/pagination.tsx';
import { SearchField } from '#design/search-field.tsx';
import { type Column, Table } from '#design/table.tsx';
import { Tabs } from '#design/tabs.tsx';
import type { listVendors } from '#features/sellers/contract.ts';
import { SELLER_STATUSES } from '#features/sellers/seller-status.ts';
import { readVendorList, vendorListHref } from '#features/sellers/vendor-list-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import type { Asked } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { rangeText } from '#shared/range-text.ts';
import type { NumberedVendor } from './vendor-columns.tsx';
import styles from './vendor-list.module.css';

export const VENDORS_A_PAGE = 20;

type VendorListProps = {
  /** The address of the screen it stands on. */
  screen: string;
  asked: Asked<AnswerOf<typeof listVendors>>;
  columns: readonly Column<NumberedVendor>[];
};

/** Sellers by status, with search and pages; all of its state is in the address. */
export function VendorList({ screen, asked, columns }: VendorListProps) {
  const state = readVendorList(useSearchParams()[0]);
  const words = useFind();
  const found = asked.problem ? undefined : asked.answer;
  const isNarrowed = state.status !== undefined || state.find !== undefined || state.page > 1;
  const isEmpty = asked.isFresh && found?.data.length === 0;
  const first = ((found?.currentPage ?? 1) - 1) * VENDORS_A_PAGE + 1;
  return (
    <>
      <Tabs
        label="Status"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={[undefined, ...SELLER_STATUSES].map(status => ({
          href: vendorListHref(screen, { status, find: state.find }),
          name: status ?? 'All',
          count: found?.counts[status ?? 'all'],
          current: state.status === status,
        }))}
      />
      <SearchField
        className={styles.search}
        label="Search vendors"
        placeholder="UserName, e-mail or Gst Number"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <div className={classes(found && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
        <Table
          caption="Vendors"
          columns={columns}
          rows={found?.data.map((vendor, at) => ({ ...vendor, place: first + at }))}
          rowKey={vendor => vendor._id}
          loadingRows={8}
          bleed
          instead={
            asked.problem ? (
              <ErrorState title="Could not load the vendors" onRetry={asked.askAgain} retrying={asked.isAsking}>
                {asked.problem.message}
              </ErrorState>
            ) : isEmpty ? (
              <EmptyState
                title="No vendors found"
                action={
                  isNarrowed && (
                    <Link to={screen} className={buttonClass()}>
                      Show all vendors
                    </Link>
                  )
                }
              />
            ) : undefined
          }
        />
      </div>
      {found && !isEmpty && (
        <Pagination
          page={found.currentPage}
          pages={found.totalPages}
          numbers={false}
          renderLink={stayingLink}
          href={page => vendorListHref(screen, { ...state, page })}
          summary={rangeText(found, VENDORS_A_PAGE)}
          className={styles.pages}
        />
      )}
    </>
  );
}
