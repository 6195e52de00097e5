import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type Params, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { getVendor, type VendorPage } from '#office/people/vendor-page.contract.ts';
import { decideVendor, type Vendor } from '#people/sellers/contract.ts';
import { RejectDialog } from '#people/sellers/ui/vendors/reject-dialog.tsx';
import { SellerStatusMark } from '#people/sellers/ui/vendors/seller-status-mark.tsx';
import { approval, rejection } from '#people/sellers/vendors/decisions.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { RecordPage } from '#routing/page/record-page.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { ActsHistory } from '#shop/audit/ui/acts-history.tsx';
import { BlockAct } from './block-act.tsx';
import { PersonNewestOrders } from './newest-orders.tsx';
import { BlockedNotice } from './person-standing.tsx';
import { SellerTrustSection } from './seller-trust.tsx';
import { VendorFacts } from './vendor-facts.tsx';

const questionOf = ({ vendorId = '' }: Params) => ({ vendorId: vendorId as SellerId });

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => askAhead(getVendor, questionOf(params));
export const shouldRevalidate = onlyOnEntering;

/** One seller: details, orders, history, and the buttons to approve, reject or block it. */
export default function VendorScreen() {
  const asked = useAnswer(getVendor, questionOf(useParams()));
  return (
    <RecordPage
      asked={asked}
      noun={t('office.people.vendor.noun')}
      list={{ label: t('office.people.vendor.list'), href: adminPaths.sellers }}
      head={page => ({
        name: page.vendor.userName,
        status: <SellerStatusMark status={page.vendor.status} isBlocked={page.vendor.isBlocked} />,
        actions: <Acts page={page} onChanged={asked.askAgain} />,
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
          <VendorFacts page={page} />
          {page.approval && (
            <SellerTrustSection id={page.vendor._id} approval={page.approval} onChanged={asked.askAgain} />
          )}
          <PersonNewestOrders orders={page.orders} whose={{ seller: page.vendor._id }} />
        </>
      )}
    </RecordPage>
  );
}

function Acts({ page: { vendor, userId, standing }, onChanged }: { page: VendorPage; onChanged: () => void }) {
  const [rejecting, setRejecting] = useState<Vendor>();
  const { act, isActing } = useAct({ onDone: onChanged, failed: t('office.people.wrongSmall') });
  const approve = () => act(() => call(decideVendor, approval(vendor._id)));
  const reject = async ({ _id }: Vendor, reason: string) => {
    if (await act(() => call(decideVendor, rejection(_id, reason)))) setRejecting(undefined);
  };
  return (
    <>
      {vendor.status !== 'Rejected' && (
        <Button aria-haspopup="dialog" onClick={() => setRejecting(vendor)}>
          {t('office.people.vendor.reject')}
        </Button>
      )}
      <BlockAct userId={userId} name={vendor.userName} isSeller standing={standing} onChanged={onChanged} />
      {vendor.status !== 'Approved' && (
        <Button tone="primary" busy={isActing && !rejecting} onClick={() => void approve()}>
          {t('office.people.vendor.approve')}
        </Button>
      )}
      <RejectDialog
        vendor={rejecting}
        busy={isActing}
        onReject={(whom, reason) => void reject(whom, reason)}
        onClose={() => setRejecting(undefined)}
      />
    </>
  );
}
