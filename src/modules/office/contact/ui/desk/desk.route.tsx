import { listTickets } from '#office/contact/desk.contract.ts';
import { ticketsAddress } from '#office/contact/desk-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { DESK_COLUMNS } from './desk-columns.tsx';

const NONE = { open: 'No open tickets', late: 'No overdue tickets', all: 'No tickets found' } as const;

const TICKETS = listOf({
  title: 'Tickets',
  address: ticketsAddress,
  endpoint: listTickets,
  ask: state => state,
  aside: ({ counts }) => `${countText(counts.open)} open, ${countText(counts.late)} overdue`,
  tabs: {
    label: 'Which tickets',
    by: 'show',
    names: { open: 'Open', late: 'Overdue', all: 'All' },
    counts: ({ counts }) => counts,
  },
  search: { label: 'Search tickets', placeholder: 'Number, name, e-mail or subject' },
  caption: 'Tickets',
  rowKey: ticket => ticket._id,
  columns: DESK_COLUMNS,
  rowHref: ticket => adminPaths.ticket(ticket._id),
  noun: 'the tickets',
  empty: ({ find, show }) => (find ? 'No tickets found' : NONE[show]),
  all: { words: 'Show all tickets', state: { show: 'all' } },
});

export const clientLoader = listLoader(TICKETS);
export const shouldRevalidate = onlyOnEntering;

/** Messages to the shop, open ones by default, each with its due date. */
export default function Desk() {
  return <ListScreen list={useList(TICKETS)} />;
}
