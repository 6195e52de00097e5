import { Facts } from '#design/facts.tsx';
import { Price } from '#design/price.tsx';
import { showMobile } from '#features/addresses/mobile.ts';
import { stateName } from '#features/addresses/state.ts';
import { ownProductsHref } from '#features/inventory/own-products-state.ts';
import { earningsAddress } from '#features/ledger/earnings-state.ts';
import type { VendorPage } from '#features/people/vendor-page.contract.ts';
import { gapWords } from '#features/sellers/profile-gaps.ts';
import { PageSection } from '#routing/page-section.tsx';
import { countText } from '#shared/count-text.ts';
import { dayText } from '#shared/dates.ts';

/** Who a seller is, and how far its profile has come. */
export function VendorFacts({ page }: { page: VendorPage }) {
  const { vendor, address, pincode, hasBank, missing, goods, balance } = page;
  const { mobile, email, gstNumber, legalName, city, state, userName } = vendor;
  return (
    <>
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
            ['Gst Number', gstNumber],
            ['Legal name', legalName],
            ['Address', placeOf([address, townOf(city, pincode), state && stateName(state)])],
            ['Bank account', hasBank ? 'Added' : null],
            ['Registered', dayText(vendor.registeredAt)],
            ['Profile', missing.length === 0 ? 'Complete, orders can be shipped' : `Missing: ${gapWords(missing)}`],
          ]}
        />
      </PageSection>
      <PageSection
        title="Products"
        all={
          goods.all > 0 ? { href: ownProductsHref({ all: true, find: userName }), words: 'All products' } : undefined
        }
      >
        <p>
          {goods.all === 0
            ? 'There are no products yet.'
            : `${countText(goods.onSale)} of ${countText(goods.all, 'product', 'products')} on sale.`}
        </p>
      </PageSection>
      <PageSection
        title="Balance"
        all={{ href: earningsAddress.href({ seller: vendor._id }), words: 'Earnings and payouts' }}
      >
        <p>
          <Price paise={balance.balance} format="total" /> in all, of which{' '}
          <Price paise={balance.payable} format="total" /> can be paid out now.
        </p>
      </PageSection>
    </>
  );
}

function townOf(city: string | null, pincode: string | null): string | null {
  return city && pincode ? `${city} ${pincode}` : (city ?? pincode);
}

function placeOf(parts: readonly (string | null)[]): string | null {
  return parts.filter(part => part !== null).join(', ') || null;
}
