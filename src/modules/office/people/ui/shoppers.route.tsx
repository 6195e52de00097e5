import { shoppersAddress } from '#office/people/shopper-list-state.ts';
import { listShoppers } from '#office/people/shoppers.contract.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf, sortByColumn } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { SHOPPER_COLUMNS } from './shopper-columns.tsx';

const sort = sortByColumn('since', { since: 'desc', name: 'asc' });

const SHOPPERS = listOf({
  title: t('office.people.shoppers.title'),
  address: shoppersAddress,
  endpoint: listShoppers,
  ask: state => ({ ...state, sort: sort.of(state).by, order: sort.of(state).order }),
  aside: ({ counts }, { find }) =>
    find
      ? t('office.people.shoppers.found', { count: counts.all })
      : t('office.people.shoppers.inAll', { count: counts.all }),
  tabs: {
    label: t('office.people.head.status'),
    by: 'standing',
    names: { all: t('office.people.shoppers.all'), blocked: t('office.people.blocked') },
    counts: ({ counts }) => counts,
  },
  search: { label: t('office.people.shoppers.search'), placeholder: t('office.people.shoppers.searchHint') },
  caption: t('office.people.shoppers.title'),
  rowKey: shopper => shopper._id,
  columns: SHOPPER_COLUMNS,
  sort,
  rowHref: shopper => adminPaths.shopper(shopper._id),
  noun: t('office.people.shoppers.noun'),
  empty: t('office.people.shoppers.empty'),
  all: { words: t('office.people.shoppers.showAll') },
});

export const clientLoader = listLoader(SHOPPERS);
export const shouldRevalidate = onlyOnEntering;

/** All shoppers, with search by name, e-mail address or mobile number. */
export default function Shoppers() {
  return <ListScreen list={useList(SHOPPERS)} />;
}
