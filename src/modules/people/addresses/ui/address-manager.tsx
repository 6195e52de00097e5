import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { addressLine } from '#people/addresses/address-line.ts';
import { type Address, addressLimit, MAX_ADDRESSES } from '#people/addresses/contract.ts';
import { AddressForm } from './address-form.tsx';
import styles from './address-manager.module.css';
import { AddressText } from './address-text.tsx';
import { useAddresses } from './use-addresses.ts';
import { KEPT, useEditedAddress } from './use-edited-address.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** The saved addresses with buttons to add, edit and delete. */
export function AddressManager() {
  const addresses = useAddresses();
  const { list, hasFailed, reload, save, remove } = addresses;
  const { show } = useToast();
  const { edited, edit, close } = useEditedAddress(addresses);
  const [asked, setAsked] = useState<Address>();
  const adding = useRef<HTMLButtonElement>(null);
  useFocusAfter(edited !== undefined, () => adding.current);

  if (hasFailed) return <ErrorState title="We couldn’t load your addresses" onRetry={reload} />;
  if (!list)
    return (
      <div aria-busy="true" className={styles.list}>
        <Skeleton shape="block" className={styles.loading} />
        <Skeleton shape="block" className={styles.loading} />
      </div>
    );
  const add = () =>
    list.length >= MAX_ADDRESSES ? show({ tone: 'destructive', title: addressLimit().message }) : edit('new');
  return (
    <>
      {list.length === 0 && !edited && (
        <EmptyState
          icon={<MapPin aria-hidden="true" />}
          title="No saved addresses yet"
          action={
            <Button tone="primary" onClick={add}>
              Add an address
            </Button>
          }
        >
          Save up to {MAX_ADDRESSES} addresses for a faster checkout.
        </EmptyState>
      )}
      <ul className={styles.list}>
        {list.map(address => (
          <li key={address._id}>
            {edited && edited.address !== 'new' && edited.address._id === address._id ? (
              <AddressForm
                key={edited.key}
                initial={edited.initial}
                addressId={address._id}
                title="Edit address"
                level={2}
                focuses={edited.key !== KEPT}
                onCancel={close}
                onSave={draft => save(draft, address._id)}
                onSaved={close}
              />
            ) : (
              <div className={styles.card}>
                <div className={styles.text}>
                  <b className={styles.name}>{address.name ?? address.city}</b>
                  <p>
                    <AddressText address={address} />
                  </p>
                  <p className={styles.notes}>{address.notes}</p>
                </div>
                <div className={styles.buttons}>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-label={`Edit ${addressLine(address)}`}
                    onClick={() => edit(address)}
                  >
                    Edit
                  </Button>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-label={`Delete ${addressLine(address)}`}
                    onClick={() => setAsked(address)}
                  >
                    Delete
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited?.address === 'new' ? (
        <div className={styles.added}>
          <AddressForm
            key={edited.key}
            initial={edited.initial}
            title="Add an address"
            level={2}
            aside={`${list.length + 1} of ${MAX_ADDRESSES}`}
            focuses={edited.key !== KEPT}
            onCancel={close}
            onSave={draft => save(draft)}
            onSaved={close}
          />
        </div>
      ) : (
        list.length > 0 && (
          <p className={styles.more}>
            <Button ref={adding} icon={<Plus aria-hidden="true" />} onClick={add}>
              Add an address
            </Button>
            <span className={styles.count}>
              {list.length} of {MAX_ADDRESSES} saved
            </span>
          </p>
        )
      )}
      <AskDialog
        open={asked !== undefined}
        title="Delete this address?"
        verb="Delete"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void remove(asked._id);
        }}
      >
        <p>{asked && addressLine(asked)}</p>
        <p>Orders you have already placed are not affected.</p>
      </AskDialog>
    </>
  );
}
