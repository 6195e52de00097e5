import { Link } from 'react-router';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import type { ShopperPage } from '#office/people/shoppers.contract.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './shopper-tickets.module.css';

type ShopperTicketsProps = { tickets: ShopperPage['tickets']; email: string };

/** The latest messages somebody wrote to the shop. */
export function ShopperTickets({ tickets, email }: ShopperTicketsProps) {
  const all = { href: `${adminPaths.tickets}?show=all&find=${encodeURIComponent(email)}`, words: 'All tickets' };
  return (
    <PageSection title="Tickets" all={tickets.length > 0 ? all : undefined}>
      {tickets.length === 0 && <p className={styles.none}>No tickets yet.</p>}
      <ul>
        {tickets.map(({ _id, subject, status, receivedAt }) => (
          <li key={_id} className={styles.ticket}>
            <Link to={adminPaths.ticket(_id)} className={styles.subject}>
              {subject}
            </Link>
            <TicketStatusMark status={status} />
            <time className={styles.when} dateTime={receivedAt.toISOString()}>
              {dayText(receivedAt)}
            </time>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
