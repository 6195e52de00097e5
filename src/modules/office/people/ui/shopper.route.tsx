import { Link, useParams } from 'react-router';
import { Facts } from '#design/data/facts.tsx';
import { TicketStatusMark } from '#office/contact/ui/ticket/ticket-status-mark.tsx';
import { getShopper, type ShopperPage } from '#office/people/shoppers.contract.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { RecordPage } from '#routing/page/record-page.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
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
  return (
    <RecordPage
      asked={asked}
      noun={t('office.people.shopper.noun')}
      list={{ label: t('office.people.shoppers.title'), href: adminPaths.shoppers }}
      head={({ _id, userName, standing }) => ({
        name: userName,
        status: <PersonStanding isBlocked={standing.blockedAt !== null} />,
        actions: (
          <BlockAct userId={_id} name={userName} isSeller={false} standing={standing} onChanged={asked.askAgain} />
        ),
      })}
      notice={({ standing }) => <BlockedNotice standing={standing} />}
      aside={({ history }) => (
        <PageSection title={t('office.people.history')}>
          <ActsHistory acts={history} />
        </PageSection>
      )}
    >
      {page => (
        <>
          <ShopperFacts page={page} />
          <PersonNewestOrders orders={page.orders} whose={{ find: page.email }} />
          <ShopperTickets page={page} />
        </>
      )}
    </RecordPage>
  );
}

function ShopperFacts({ page }: { page: ShopperPage }) {
  const { email, mobile, since, addresses, sessions, reviews, userName } = page;
  return (
    <PageSection title={t('office.people.details')}>
      <Facts
        facts={[
          [
            t('office.people.head.email'),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t('office.people.fact.mobile'), mobile && showMobile(mobile)],
          [t('office.people.head.registered'), dayText(since)],
          [t('office.people.fact.addresses'), addresses === 0 ? t('office.people.fact.none') : countText(addresses)],
          [
            t('office.people.fact.signedIn'),
            sessions === 0 ? t('office.people.fact.noDevice') : t('office.people.fact.devices', { count: sessions }),
          ],
          [
            t('office.people.fact.reviews'),
            reviews.all === 0 ? (
              t('office.people.fact.none')
            ) : (
              <Link key="reviews" to={`${adminPaths.reviews}?show=all&find=${encodeURIComponent(userName)}`}>
                {reviews.hidden === 0
                  ? countText(reviews.all)
                  : t('office.people.fact.reviewsHidden', { all: reviews.all, hidden: reviews.hidden })}
              </Link>
            ),
          ],
        ]}
      />
    </PageSection>
  );
}

function ShopperTickets({ page: { tickets, email } }: { page: ShopperPage }) {
  const all = {
    href: `${adminPaths.tickets}?show=all&find=${encodeURIComponent(email)}`,
    words: t('office.people.tickets.all'),
  };
  return (
    <PageSection title={t('office.people.tickets.title')} all={tickets.length > 0 ? all : undefined}>
      {tickets.length === 0 && <p className={styles.none}>{t('office.people.tickets.none')}</p>}
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
