import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { listVendors } from '#features/sellers/contract.ts';
import { readVendorList } from '#features/sellers/vendor-list-state.ts';
import { ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { countText } from '#shared/count-text.ts';
import { AddVendorSheet } from './add-vendor-sheet.tsx';
import { VENDOR_COLUMNS } from './vendor-columns.tsx';
import { VendorList } from './vendor-list.tsx';

/** Everybody who sells here, the newest first, and the way to add one. */
export default function SignupVendor() {
  const { status, page, find } = readVendorList(useSearchParams()[0]);
  const asked = useAnswer(listVendors, { status, page, find, limit: ROWS_A_PAGE });
  const [adding, setAdding] = useState(false);
  const all = asked.answer?.counts.all;
  const close = () => setAdding(false);
  return (
    <>
      <title>Vendors · Admin Panel</title>
      <PageHead
        title="Vendors"
        aside={all === undefined ? '\u00a0' : `${countText(all)} ${find ? 'found' : 'in all'}`}
        actions={
          <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            Add vendor
          </Button>
        }
      />
      <VendorList screen={adminPaths.sellers} asked={asked} columns={VENDOR_COLUMNS} />
      <AddVendorSheet
        open={adding}
        onClose={close}
        onAdded={() => {
          close();
          asked.askAgain();
        }}
      />
    </>
  );
}
