import { useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import { Tabs } from '#design/tabs.tsx';
import { DESK_VIEWS, type DeskView, listTickets } from '#features/contact/desk.contract.ts';
import { deskHref, readDesk } from '#features/contact/desk-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import styles from './desk.module.css';
import { DESK_COLUMNS, deskTicketHref } from './desk-columns.tsx';

const NAMES: Readonly<Record<DeskView, string>> = { open: 'Open', late: 'Overdue', all: 'All' };
const NONE: Readonly<Record<DeskView, string>> = {
  open: 'No open tickets',
  late: 'No overdue tickets',
  all: 'No tickets found',
};

/** What people wrote to the shop, those that wait first, each with the clock that runs on it. */
export default function Desk() {
  const state = readDesk(useSearchParams()[0]);
  const { show, find, page } = state;
  const asked = useAnswer(listTickets, { show, find, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const counts = asked.problem ? undefined : asked.answer?.counts;
  return (
    <>
      <title>Tickets · Admin Panel</title>
      <PageHead
        title="Tickets"
        aside={counts ? `${countText(counts.open)} open, ${countText(counts.late)} overdue` : '\u00a0'}
      />
      <Tabs
        label="Which tickets"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={DESK_VIEWS.map(view => ({
          href: deskHref({ show: view, find }),
          name: NAMES[view],
          count: counts?.[view],
          current: view === show,
        }))}
      />
      <SearchField
        className={styles.search}
        label="Search tickets"
        placeholder="Number, name, e-mail or subject"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <PagedTable
        asked={asked}
        caption="Tickets"
        columns={DESK_COLUMNS}
        rowKey={ticket => ticket._id}
        loadingRows={8}
        onOpen={ticket => void navigate(deskTicketHref(ticket._id))}
        href={to => deskHref({ ...state, page: to })}
        noun="the tickets"
        empty={find ? 'No tickets found' : NONE[show]}
        all={find || show !== 'all' ? { href: deskHref({ show: 'all' }), words: 'Show all tickets' } : undefined}
      />
    </>
  );
}
