import { Facts } from '#design/data/facts.tsx';
import { Price } from '#design/prices/price.tsx';
import { earningsAddress } from '#finance/ledger/earnings/earnings-state.ts';
import type { VendorPage } from '#office/people/vendor-page.contract.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { stateName } from '#people/addresses/state.ts';
import { gapWords } from '#people/sellers/profile/profile-gaps.ts';
import { ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';

/** Details, products and balance of a seller. */
export function VendorFacts({ page }: { page: VendorPage }) {
  const { vendor, address, pincode, hasBank, missing, goods, balance } = page;
  const { mobile, email, gstNumber, legalName, city, state, userName } = vendor;
  return (
    <>
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
            [t('office.people.vendor.gst'), gstNumber],
            [t('office.people.vendor.legalName'), legalName],
            [t('office.people.vendor.address'), placeOf([address, townOf(city, pincode), state && stateName(state)])],
            [t('office.people.vendor.bank'), hasBank ? t('office.people.vendor.bankAdded') : null],
            [t('office.people.head.registered'), dayText(vendor.registeredAt)],
            [
              t('office.people.vendor.profile'),
              missing.length === 0
                ? t('office.people.vendor.complete')
                : t('office.people.vendor.missing', { gaps: gapWords(missing) }),
            ],
          ]}
        />
      </PageSection>
      <PageSection
        title={t('office.people.vendor.products')}
        all={
          goods.all > 0
            ? {
                href: ownProductsAddress.href({ sellers: 'all', find: userName }),
                words: t('office.people.vendor.allProducts'),
              }
            : undefined
        }
      >
        <p>
          {goods.all === 0
            ? t('office.people.vendor.noProducts')
            : t('office.people.vendor.onSale', { onSale: goods.onSale, all: goods.all })}
        </p>
      </PageSection>
      <PageSection
        title={t('office.people.vendor.balance')}
        all={{ href: earningsAddress.href({ seller: vendor._id }), words: t('office.people.vendor.earnings') }}
      >
        <p>
          {rich('office.people.vendor.balanceText', {
            balance: <Price paise={balance.balance} format="total" />,
            payable: <Price paise={balance.payable} format="total" />,
          })}
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
