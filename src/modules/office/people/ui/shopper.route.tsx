import { Link, useParams } from 'react-router';
import { Facts } from '#design/data/facts.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageColumns } from '#design/layout/page-columns.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import { getShopper, type ShopperPage } from '#office/people/shoppers.contract.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import type { UserId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayText } from '#shared/time/dates.ts';
import { ActsHistory } from '#shop/audit/ui/acts-history.tsx';
import { BlockAct } from './block-act.tsx';
import { PersonNewestOrders } from './newest-orders.tsx';
import styles from './person-page.module.css';
import { BlockedNotice, PersonStanding } from './person-standing.tsx';

/** One shopper, for customer care. Opening the page is recorded in the audit log. */
export default function ShopperScreen() {
  const { shopperId = '' } = useParams();
  const asked = useAnswer(getShopper, { shopperId: shopperId as UserId });
  const page = asked.problem ? undefined : asked.answer?.data;
  const name = page?.userName ?? 'Shopper';
  return (
    <>
      <title>{`${name} · Admin Panel`}</title>
      <Breadcrumbs
        className={styles.over}
        renderLink={routerLink}
        trail={[{ label: 'Shoppers', href: adminPaths.shoppers }, { label: name }]}
      />
      <PageHead
        title={name}
        aside={page ? <PersonStanding isBlocked={page.standing.blockedAt !== null} /> : '\u00a0'}
        actions={
          page && (
            <BlockAct
              userId={page._id}
              name={page.userName}
              isSeller={false}
              standing={page.standing}
              onChanged={asked.askAgain}
            />
          )
        }
      />
      {asked.problem && (
        <ErrorState title="Could not load this shopper" onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      )}
      {!asked.problem && !page && <Skeleton shape="block" className={styles.loading} />}
      {page && (
        <>
          <BlockedNotice standing={page.standing} />
          <PageColumns
            aside={
              <PageSection title="History">
                <ActsHistory acts={page.history} />
              </PageSection>
            }
          >
            <ShopperFacts page={page} />
            <PersonNewestOrders orders={page.orders} whose={{ find: page.email }} />
            <ShopperTickets tickets={page.tickets} email={page.email} />
          </PageColumns>
        </>
      )}
    </>
  );
}

function ShopperFacts({ page }: { page: ShopperPage }) {
  const { email, mobile, since, addresses, sessions, reviews, userName } = page;
  return (
    <PageSection title="Details">
      <Facts
        facts={[
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ['Mobile', mobile && showMobile(mobile)],
          ['Registered', dayText(since)],
          ['Addresses', addresses === 0 ? 'None' : countText(addresses)],
          ['Signed in', sessions === 0 ? 'On no device' : `On ${countText(sessions, 'device', 'devices')}`],
          [
            'Reviews',
            reviews.all === 0 ? (
              'None'
            ) : (
              <Link key="reviews" to={`${adminPaths.reviews}?show=all&find=${encodeURIComponent(userName)}`}>
                {countText(reviews.all)}
                {reviews.hidden > 0 && `, ${countText(reviews.hidden)} hidden`}
              </Link>
            ),
          ],
        ]}
      />
    </PageSection>
  );
}

type ShopperTicketsProps = { tickets: ShopperPage['tickets']; email: string };

function ShopperTickets({ tickets, email }: ShopperTicketsProps) {
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
