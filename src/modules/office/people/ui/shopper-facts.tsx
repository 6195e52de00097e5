import { Link } from 'react-router';
import { Facts } from '#design/data/facts.tsx';
import type { ShopperPage } from '#office/people/shoppers.contract.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayText } from '#shared/time/dates.ts';

/** How to reach a shopper, and what they keep here in numbers. */
export function ShopperFacts({ page }: { page: ShopperPage }) {
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
