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
import { t } from '#shared/language/t.ts';
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

  if (hasFailed) return <ErrorState title={t('people.addresses.list.failed')} onRetry={reload} />;
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
          title={t('people.addresses.list.empty')}
          action={
            <Button tone="primary" onClick={add}>
              {t('people.addresses.list.add')}
            </Button>
          }
        >
          {t('people.addresses.list.emptyText', { most: MAX_ADDRESSES })}
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
                title={t('people.addresses.list.editTitle')}
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
                    aria-label={t('people.addresses.list.editOf', { address: addressLine(address) })}
                    onClick={() => edit(address)}
                  >
                    {t('people.addresses.list.edit')}
                  </Button>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-label={t('people.addresses.list.deleteOf', { address: addressLine(address) })}
                    onClick={() => setAsked(address)}
                  >
                    {t('people.addresses.list.delete')}
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
            title={t('people.addresses.list.add')}
            level={2}
            aside={t('people.addresses.list.place', { at: list.length + 1, most: MAX_ADDRESSES })}
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
              {t('people.addresses.list.add')}
            </Button>
            <span className={styles.count}>
              {t('people.addresses.list.saved', { count: list.length, most: MAX_ADDRESSES })}
            </span>
          </p>
        )
      )}
      <AskDialog
        open={asked !== undefined}
        title={t('people.addresses.list.deleteAsk')}
        verb={t('people.addresses.list.delete')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void remove(asked._id);
        }}
      >
        <p>{asked && addressLine(asked)}</p>
        <p>{t('people.addresses.list.deleteText')}</p>
      </AskDialog>
    </>
  );
}
