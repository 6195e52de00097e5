import { showMobile } from '#features/addresses/mobile.ts';
import { stateName } from '#features/addresses/state.ts';
import { ownProductsHref } from '#features/inventory/own-products-state.ts';
import type { VendorPage } from '#features/people/vendor-page.contract.ts';
import { gapWords } from '#features/sellers/profile-gaps.ts';
import { countText } from '#shared/count-text.ts';
import { dayText } from '#shared/dates.ts';
import { Facts } from './facts.tsx';
import { PersonSection } from './person-section.tsx';

/** Who a seller is, and how far its profile has come. */
export function VendorFacts({ page }: { page: VendorPage }) {
  const { vendor, address, pincode, hasBank, missing, goods } = page;
  const { mobile, email, gstNumber, legalName, city, state, userName } = vendor;
  return (
    <>
      <PersonSection title="Details">
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
            ['Bank account', hasBank ? 'Given' : null],
            ['Registered', dayText(vendor.registeredAt)],
            ['Profile', missing.length === 0 ? 'Complete, orders can be shipped' : `Missing: ${gapWords(missing)}`],
          ]}
        />
      </PersonSection>
      <PersonSection
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
      </PersonSection>
    </>
  );
}

function townOf(city: string | null, pincode: string | null): string | null {
  return city && pincode ? `${city} ${pincode}` : (city ?? pincode);
}

function placeOf(parts: readonly (string | null)[]): string | null {
  return parts.filter(part => part !== null).join(', ') || null;
}
