import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { decideVendor, listVendors, type Vendor } from '#people/sellers/contract.ts';
import { approval, rejection } from '#people/sellers/vendors/decisions.ts';
import { verificationAddress } from '#people/sellers/vendors/vendor-list-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { VENDORS } from './vendors.ts';
import styles from './verification.module.css';

const WAITING = listOf({
  ...VENDORS,
  title: t('people.sellers.vendors.verification'),
  address: verificationAddress,
  endpoint: listVendors,
  ask: state => ({ ...state, sort: 'waiting' as const }),
  aside: ({ counts }) => t('people.sellers.vendors.waiting', { count: counts.Pending ?? 0 }),
});

export const clientLoader = listLoader(WAITING);
export const shouldRevalidate = onlyOnEntering;
/** Who may sell: those who wait come first, and every decision can be taken back. */
export default function Verification() {
  const list = useList(WAITING);
  const [rejecting, setRejecting] = useState<Vendor>();
  const { act, actingOn } = useAct<SellerId>({ onDone: list.reload, failed: t('people.sellers.vendors.wrong') });
  const approve = (_id: SellerId) => act(() => call(decideVendor, approval(_id)), { on: _id });
  const reject = async (_id: SellerId, reason: string) => {
    if (await act(() => call(decideVendor, rejection(_id, reason)), { on: _id })) setRejecting(undefined);
  };
  return (
    <ListScreen
      list={list}
      rowActs={{
        head: t('people.sellers.vendors.acts'),
        cell: vendor => (
          <span className={styles.acts}>
            {vendor.status !== 'Approved' && (
              <Button
                size="sm"
                busy={actingOn === vendor._id}
                aria-label={t('people.sellers.vendors.approveOf', { name: vendor.userName })}
                onClick={() => void approve(vendor._id)}
              >
                {t('people.sellers.vendors.approve')}
              </Button>
            )}
            {vendor.status !== 'Rejected' && (
              <Button
                size="sm"
                tone="quiet"
                aria-label={t('people.sellers.vendors.rejectOf', { name: vendor.userName })}
                onClick={() => setRejecting(vendor)}
              >
                {t('people.sellers.vendors.reject')}
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
