import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/button.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { Column } from '#design/table.tsx';
import { listVendors, type Vendor } from '#features/sellers/contract.ts';
import { readVendorList } from '#features/sellers/vendor-list-state.ts';
import { ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { countText } from '#shared/count-text.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecideVendor } from './use-decide-vendor.ts';
import { type NumberedVendor, VENDOR_COLUMNS } from './vendor-columns.tsx';
import { VendorList } from './vendor-list.tsx';
import styles from './verification.module.css';

/** Who may sell: those who wait come first, and every decision can be taken back. */
export default function Verification() {
  const { status, page, find } = readVendorList(useSearchParams()[0]);
  const asked = useAnswer(listVendors, { status, page, find, limit: ROWS_A_PAGE, sort: 'waiting' });
  const [rejecting, setRejecting] = useState<Vendor>();
  const { decide, deciding } = useDecideVendor(asked.askAgain);
  const waiting = asked.answer?.counts.Pending;

  const acts: Column<NumberedVendor> = {
    key: 'acts',
    head: <span className={styles.unseen}>Approve or reject</span>,
    align: 'end',
    phone: 'amount',
    cell: vendor => (
      <span className={styles.acts}>
        {vendor.status !== 'Approved' && (
          <Button
            size="sm"
            busy={deciding === vendor._id}
            aria-label={`Approve ${vendor.userName}`}
            onClick={() => void decide(vendor._id, 'Approved')}
          >
            Approve
          </Button>
        )}
        {vendor.status !== 'Rejected' && (
          <Button size="sm" tone="quiet" aria-label={`Reject ${vendor.userName}`} onClick={() => setRejecting(vendor)}>
            Reject
          </Button>
        )}
      </span>
    ),
  };
  const reject = async (vendor: Vendor, reason: string) => {
    if (await decide(vendor._id, 'Rejected', reason)) setRejecting(undefined);
  };
  return (
    <>
      <title>Verification · Admin Panel</title>
      <PageHead
        title="Verification"
        aside={waiting === undefined ? '\u00a0' : countText(waiting, 'seller waiting', 'sellers waiting')}
      />
      <VendorList screen={adminPaths.verification} asked={asked} columns={[...VENDOR_COLUMNS, acts]} />
      <RejectDialog
        vendor={rejecting}
        busy={deciding !== undefined}
        onReject={(vendor, reason) => void reject(vendor, reason)}
        onClose={() => setRejecting(undefined)}
      />
    </>
  );
}
