import { useParams } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageColumns } from '#design/layout/page-columns.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { getShopper } from '#office/people/shoppers.contract.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import type { UserId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { ActsHistory } from '#shop/audit/ui/acts-history.tsx';
import { BlockAct } from './block-act.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { PersonNewestOrders } from './newest-orders.tsx';
import styles from './person-page.module.css';
import { PersonStanding } from './person-standing.tsx';
import { ShopperFacts } from './shopper-facts.tsx';
import { ShopperTickets } from './shopper-tickets.tsx';

/** One shopper, as far as it takes to help them. That the page was opened stands in the audit log. */
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
