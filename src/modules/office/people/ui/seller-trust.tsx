import { Select } from '#design/choices/select.tsx';
import type { VendorPage } from '#office/people/vendor-page.contract.ts';
import { SELLER_TRUST, type SellerTrust, trustVendor } from '#people/sellers/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { call } from '#shared/api/browser-call.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

const LABELS: Readonly<Record<SellerTrust, string>> = {
  automatic: t('office.people.vendor.trusts.automatic'),
  trusted: t('office.people.vendor.trusts.trusted'),
  checked: t('office.people.vendor.trusts.checked'),
};
const CHOICES = SELLER_TRUST.map(value => ({ value, label: LABELS[value] }));

type SellerTrustProps = { id: SellerId; approval: NonNullable<VendorPage['approval']>; onChanged: () => void };

/** Whether products of the seller wait for an administrator. */
export function SellerTrustSection({ id, approval, onChanged }: SellerTrustProps) {
  const { act, isActing } = useAct({ onDone: onChanged });
  const { trust, approved, trustedAfter: needed } = approval;
  return (
    <PageSection title={t('office.people.vendor.trust')}>
      <Select
        label={t('office.people.vendor.trust')}
        labelHidden
        choices={CHOICES}
        value={trust}
        disabled={isActing}
        hint={t('office.people.vendor.trusts.count', { approved, needed })}
        onChange={event =>
          void act(() => call(trustVendor, { _id: id, trust: event.currentTarget.value as SellerTrust }))
        }
      />
    </PageSection>
  );
}
