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
import { t } from '#shared/language/t.ts';
import { AddVendorSheet } from './add-vendor-sheet.tsx';
import { VENDORS } from './vendors.ts';

const SELLERS = listOf({
  ...VENDORS,
  title: t('people.sellers.vendors.title'),
  address: vendorsAddress,
  endpoint: listVendors,
  ask: state => state,
  aside: ({ counts: { all: count = 0 } }, { find }) =>
    find ? t('people.sellers.vendors.found', { count }) : t('people.sellers.vendors.inAll', { count }),
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
          {t('people.sellers.vendors.add')}
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
