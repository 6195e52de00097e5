import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { listVendors } from '#people/sellers/contract.ts';
import { vendorsAddress } from '#people/sellers/vendors/vendor-list-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { countText } from '#shared/text/count-text.ts';
import { AddVendorSheet } from './add-vendor-sheet.tsx';
import { VENDORS } from './vendors.ts';

const SELLERS = listOf({
  ...VENDORS,
  title: 'Vendors',
  address: vendorsAddress,
  endpoint: listVendors,
  ask: state => state,
  aside: ({ counts }, { find }) => `${countText(counts.all ?? 0)} ${find ? 'found' : 'in all'}`,
});

export const clientLoader = listLoader(SELLERS);
export const shouldRevalidate = onlyOnEntering;
/** Everybody who sells here, the newest first, and the way to add one. */
export default function SignupVendor() {
  const list = useList(SELLERS);
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <ListScreen
      list={list}
      actions={
        <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          Add vendor
        </Button>
      }
    >
      <AddVendorSheet
        open={adding}
        onClose={close}
        onAdded={() => {
          close();
          list.reload();
        }}
      />
    </ListScreen>
  );
}
