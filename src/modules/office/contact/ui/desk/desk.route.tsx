import { listTickets } from '#office/contact/desk.contract.ts';
import { ticketsAddress } from '#office/contact/desk-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { DESK_COLUMNS } from './desk-columns.tsx';

const NONE = {
  open: t('office.contact.desk.noneOpen'),
  late: t('office.contact.desk.noneLate'),
  all: t('office.contact.desk.none'),
} as const;

const TICKETS = listOf({
  title: t('office.contact.desk.title'),
  address: ticketsAddress,
  endpoint: listTickets,
  ask: state => state,
  aside: ({ counts }) => t('office.contact.desk.aside', { open: counts.open, late: counts.late }),
  tabs: {
    label: t('office.contact.desk.which'),
    by: 'show',
    names: {
      open: t('office.contact.desk.open'),
      late: t('office.contact.desk.late'),
      all: t('office.contact.desk.all'),
    },
    counts: ({ counts }) => counts,
  },
  search: { label: t('office.contact.desk.search'), placeholder: t('office.contact.desk.searchHint') },
  caption: t('office.contact.desk.title'),
  rowKey: ticket => ticket._id,
  columns: DESK_COLUMNS,
  rowHref: ticket => adminPaths.ticket(ticket._id),
  noun: t('office.contact.desk.noun'),
  empty: ({ find, show }) => (find ? t('office.contact.desk.none') : NONE[show]),
  all: { words: t('office.contact.desk.showAll'), state: { show: 'all' } },
});

export const clientLoader = listLoader(TICKETS);
export const shouldRevalidate = onlyOnEntering;

/** Messages to the shop, open ones by default, each with its due date. */
export default function Desk() {
  return <ListScreen list={useList(TICKETS)} />;
}
