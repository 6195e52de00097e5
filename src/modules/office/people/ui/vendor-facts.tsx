import { Facts } from '#design/data/facts.tsx';
import { Price } from '#design/prices/price.tsx';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import type { VendorPage } from '#office/people/vendor-page.contract.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { stateName } from '#people/addresses/state.ts';
import { gapWords } from '#people/sellers/profile/profile-gaps.ts';
import { ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { countText } from '#shared/text/count-text.ts';
import { dayText } from '#shared/time/dates.ts';

/** Details, products and balance of a seller. */
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
