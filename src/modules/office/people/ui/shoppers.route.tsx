import { shoppersAddress } from '#office/people/shopper-list-state.ts';
import { listShoppers } from '#office/people/shoppers.contract.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf, sortByColumn } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { SHOPPER_COLUMNS } from './shopper-columns.tsx';

const sort = sortByColumn('since', { since: 'desc', name: 'asc' });

const SHOPPERS = listOf({
  title: 'Shoppers',
  address: shoppersAddress,
  endpoint: listShoppers,
  ask: state => ({ ...state, sort: sort.of(state).by, order: sort.of(state).order }),
  aside: ({ counts }, { find }) => `${countText(counts.all)} ${find ? 'found' : 'in all'}`,
  tabs: {
    label: 'Status',
    by: 'standing',
    names: { all: 'All', blocked: 'Blocked' },
    counts: ({ counts }) => counts,
  },
  search: { label: 'Search shoppers', placeholder: 'Name, e-mail or mobile' },
  caption: 'Shoppers',
  rowKey: shopper => shopper._id,
  columns: SHOPPER_COLUMNS,
  sort,
  rowHref: shopper => adminPaths.shopper(shopper._id),
  noun: 'the shoppers',
  empty: 'No shoppers found',
  all: { words: 'Show all shoppers' },
});

export const clientLoader = listLoader(SHOPPERS);
export const shouldRevalidate = onlyOnEntering;

/** All shoppers, with search by name, e-mail address or mobile number. */
export default function Shoppers() {
  return <ListScreen list={useList(SHOPPERS)} />;
}
