import { useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import type { Sort } from '#design/table.tsx';
import { Tabs } from '#design/tabs.tsx';
import { readShopperList, shopperListHref } from '#features/people/shopper-list-state.ts';
import { listShoppers, SHOPPER_SORTS } from '#features/people/shoppers.contract.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import { SHOPPER_COLUMNS, shopperHref } from './shopper-columns.tsx';
import styles from './shoppers.module.css';

/** Everybody who shops here, found by name, e-mail address or mobile number; all of it in the address. */
export default function Shoppers() {
  const state = readShopperList(useSearchParams()[0]);
  const { standing, find, sort = 'since', page } = state;
  const order = state.order ?? (sort === 'since' ? 'desc' : 'asc');
  const asked = useAnswer(listShoppers, { standing, find, sort, order, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const counts = asked.problem ? undefined : asked.answer?.counts;
  const isNarrowed = standing !== undefined || find !== undefined || page > 1;
  const sortBy = ({ by, order: way }: Sort) => {
    const column = SHOPPER_SORTS.find(name => name === by);
    void navigate(shopperListHref({ ...state, sort: column, order: way, page: 1 }), { preventScrollReset: true });
  };
  return (
    <>
      <title>Shoppers · Admin Panel</title>
      <PageHead title="Shoppers" aside={counts ? `${countText(counts.all)} ${find ? 'found' : 'in all'}` : '\u00a0'} />
      <Tabs
        label="Status"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={[
          { href: shopperListHref({ find }), name: 'All', count: counts?.all, current: standing === undefined },
          {
            href: shopperListHref({ find, standing: 'blocked' }),
            name: 'Blocked',
            count: counts?.blocked,
            current: standing === 'blocked',
          },
        ]}
      />
      <SearchField
        className={styles.search}
        label="Search shoppers"
        placeholder="Name, e-mail or mobile"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <PagedTable
        asked={asked}
        caption="Shoppers"
        columns={SHOPPER_COLUMNS}
        rowKey={shopper => shopper._id}
        loadingRows={8}
        sort={{ by: sort, order }}
        onSort={sortBy}
        onOpen={shopper => void navigate(shopperHref(shopper._id))}
        href={to => shopperListHref({ ...state, page: to })}
        noun="the shoppers"
        empty="No shoppers found"
        all={isNarrowed ? { href: shopperListHref({}), words: 'Show all shoppers' } : undefined}
      />
    </>
  );
}
