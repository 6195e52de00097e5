import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type Params, useParams } from 'react-router';
import { Breadcrumbs } from '#design/breadcrumbs.tsx';
import { Button } from '#design/button.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { PageColumns } from '#design/page-columns.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { ActsHistory } from '#features/audit/ui/acts-history.tsx';
import { getVendor, type VendorPage } from '#features/people/vendor-page.contract.ts';
import { decideVendor, type Vendor } from '#features/sellers/contract.ts';
import { RejectDialog } from '#features/sellers/ui/reject-dialog.tsx';
import { SellerStatusMark } from '#features/sellers/ui/seller-status-mark.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page-section.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { call } from '#shared/browser-call.ts';
import type { SellerId } from '#shared/id.ts';
import { BlockAct } from './block-act.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { NewestOrders } from './newest-orders.tsx';
import styles from './person-page.module.css';
import { VendorFacts } from './vendor-facts.tsx';

const questionOf = ({ vendorId = '' }: Params) => ({ vendorId: vendorId as SellerId });

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => askAhead(getVendor, questionOf(params));
export const shouldRevalidate = onlyOnEntering;

/** One seller: who it is, what it sells, what was decided about it, and deciding. */
export default function VendorScreen() {
  const asked = useAnswer(getVendor, questionOf(useParams()));
  const page = asked.problem ? undefined : asked.answer?.data;
  const name = page?.vendor.userName;
  return (
    <>
      <title>{`${name ?? 'Vendor'} · Admin Panel`}</title>
      <Breadcrumbs
        className={styles.over}
        renderLink={routerLink}
        trail={[{ label: 'Vendors', href: adminPaths.sellers }, { label: name ?? 'Vendor' }]}
      />
      <PageHead
        title={name ?? 'Vendor'}
        aside={page ? <SellerStatusMark status={page.vendor.status} isBlocked={page.vendor.isBlocked} /> : '\u00a0'}
        actions={page && <Acts page={page} onChanged={asked.askAgain} />}
      />
      {asked.problem && (
        <ErrorState title="Could not load this vendor" onRetry={asked.askAgain} retrying={asked.isAsking}>
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
            <VendorFacts page={page} />
            <NewestOrders orders={page.orders} whose={{ seller: page.vendor._id }} />
          </PageColumns>
        </>
      )}
    </>
  );
}

function Acts({ page: { vendor, userId, standing }, onChanged }: { page: VendorPage; onChanged: () => void }) {
  const [rejecting, setRejecting] = useState<Vendor>();
  const { act, isActing } = useAct({ onDone: onChanged, failed: 'something went wrong' });
  const approve = () => act(() => call(decideVendor, { _id: vendor._id, status: 'Approved' }));
  const reject = async ({ _id }: Vendor, reason: string) => {
    if (await act(() => call(decideVendor, { _id, status: 'Rejected', reason }))) setRejecting(undefined);
  };
  return (
    <>
      {vendor.status !== 'Rejected' && (
        <Button aria-haspopup="dialog" onClick={() => setRejecting(vendor)}>
          Reject
        </Button>
      )}
      <BlockAct userId={userId} name={vendor.userName} isSeller standing={standing} onChanged={onChanged} />
      {vendor.status !== 'Approved' && (
        <Button tone="primary" busy={isActing && !rejecting} onClick={() => void approve()}>
          Approve
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
