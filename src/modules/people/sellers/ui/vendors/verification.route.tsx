import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { decideVendor, listVendors, type Vendor } from '#people/sellers/contract.ts';
import { verificationAddress } from '#people/sellers/vendors/vendor-list-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { SellerId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { VENDORS } from './vendors.ts';
import styles from './verification.module.css';

const WAITING = listOf({
  ...VENDORS,
  title: 'Verification',
  address: verificationAddress,
  endpoint: listVendors,
  ask: state => ({ ...state, sort: 'waiting' as const }),
  aside: ({ counts }) => countText(counts.Pending ?? 0, 'seller waiting', 'sellers waiting'),
});

export const clientLoader = listLoader(WAITING);
export const shouldRevalidate = onlyOnEntering;
/** Who may sell: those who wait come first, and every decision can be taken back. */
export default function Verification() {
  const list = useList(WAITING);
  const [rejecting, setRejecting] = useState<Vendor>();
  const { act, actingOn } = useAct<SellerId>({ onDone: list.reload, failed: 'something went wrong' });
  const approve = (_id: SellerId) => act(() => call(decideVendor, { _id, status: 'Approved' }), { on: _id });
  const reject = async (_id: SellerId, reason: string) => {
    const decision = { _id, status: 'Rejected', reason } as const;
    if (await act(() => call(decideVendor, decision), { on: _id })) setRejecting(undefined);
  };
  return (
    <ListScreen
      list={list}
      rowActs={{
        head: 'Approve or reject',
        cell: vendor => (
          <span className={styles.acts}>
            {vendor.status !== 'Approved' && (
              <Button
                size="sm"
                busy={actingOn === vendor._id}
                aria-label={`Approve ${vendor.userName}`}
                onClick={() => void approve(vendor._id)}
              >
                Approve
              </Button>
            )}
            {vendor.status !== 'Rejected' && (
              <Button
                size="sm"
                tone="quiet"
                aria-label={`Reject ${vendor.userName}`}
                onClick={() => setRejecting(vendor)}
              >
                Reject
              </Button>
            )}
          </span>
        ),
      }}
    >
      <RejectDialog
        vendor={rejecting}
        busy={actingOn !== undefined}
        onReject={(vendor, reason) => void reject(vendor._id, reason)}
        onClose={() => setRejecting(undefined)}
      />
    </ListScreen>
  );
}
