import { useNavigate, useSearchParams } from 'react-router';
import { SearchField } from '#design/search-field.tsx';
import type { Column } from '#design/table.tsx';
import { Tabs } from '#design/tabs.tsx';
import type { listVendors } from '#features/sellers/contract.ts';
import { SELLER_STATUSES } from '#features/sellers/seller-status.ts';
import { vendorHref } from '#features/sellers/vendor-href.ts';
import { readVendorList, vendorListHref } from '#features/sellers/vendor-list-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import type { Asked } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { NumberedVendor } from './vendor-columns.tsx';
import styles from './vendor-list.module.css';

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
  const navigate = useNavigate();
  const found = asked.problem ? undefined : asked.answer;
  const isNarrowed = state.status !== undefined || state.find !== undefined || state.page > 1;
  const first = ((found?.currentPage ?? 1) - 1) * ROWS_A_PAGE + 1;
  const numbered = {
    ...asked,
    answer: found && { ...found, data: found.data.map((vendor, at) => ({ ...vendor, place: first + at })) },
  };
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
      <PagedTable
        asked={numbered}
        caption="Vendors"
        columns={columns}
        rowKey={vendor => vendor._id}
        loadingRows={8}
        onOpen={vendor => void navigate(vendorHref(vendor._id))}
        href={page => vendorListHref(screen, { ...state, page })}
        noun="the vendors"
        empty="No vendors found"
        all={isNarrowed ? { href: screen, words: 'Show all vendors' } : undefined}
      />
    </>
  );
}
