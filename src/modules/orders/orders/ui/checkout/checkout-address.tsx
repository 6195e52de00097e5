import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Button } from '#design/buttons/button.tsx';
import { RadioTile } from '#design/choices/radio-tile.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { addressLine } from '#people/addresses/address-line.ts';
import { type Address, addressLimit, MAX_ADDRESSES } from '#people/addresses/contract.ts';
import { AddressForm } from '#people/addresses/ui/address-form.tsx';
import { AddressText } from '#people/addresses/ui/address-text.tsx';
import type { Addresses } from '#people/addresses/ui/use-addresses.ts';
import { KEPT, useEditedAddress } from '#people/addresses/ui/use-edited-address.ts';
import { useFocusAfter } from '#people/addresses/ui/use-focus-after.ts';
import type { AddressId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './checkout-address.module.css';

/** Which one is being added. */
const ORDINALS = [
  t('orders.orders.checkout.address.first', { most: MAX_ADDRESSES }),
  t('orders.orders.checkout.address.second', { most: MAX_ADDRESSES }),
  t('orders.orders.checkout.address.third', { most: MAX_ADDRESSES }),
];

export interface CheckoutAddressProps {
  addresses: Addresses;
  chosen: AddressId | undefined;
  /** Why nothing can be delivered to the chosen address. */
  undelivered: string | null | undefined;
  onChoose: (id: AddressId) => void;
}

/** Step 1: delivery address. Shows the form right away if there is none. */
export function CheckoutAddress({ addresses, chosen, undelivered, onChoose }: CheckoutAddressProps) {
  const { list = [], save } = addresses;
  const { show } = useToast();
  const { edited, edit, close } = useEditedAddress(addresses);
  const section = useRef<HTMLElement>(null);
  const isFirst = list.length === 0;
  useFocusAfter(edited !== undefined || isFirst, () => section.current?.querySelector<HTMLElement>('input:checked'));
  const add = () =>
    list.length >= MAX_ADDRESSES ? show({ tone: 'destructive', title: addressLimit().message }) : edit('new');
  const saved = ({ _id }: Address) => {
    onChoose(_id);
    close();
  };

  return (
    <section ref={section} aria-labelledby="delivery-address">
      <WireHeading step={1} id="delivery-address">
        {t('orders.orders.checkout.address.title')}
      </WireHeading>
      {!isFirst && (
        <FieldGroup legend={t('orders.orders.checkout.address.title')} legendHidden className={styles.tiles}>
          {list.map(address => (
            <RadioTile
              key={address._id}
              name="address"
              value={address._id}
              checked={address._id === chosen}
              onChange={() => onChoose(address._id)}
              label={address.name ?? address.city}
              action={
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={t('orders.orders.checkout.address.editOne', { address: addressLine(address) })}
                  onClick={() => edit(address)}
                >
                  {t('orders.orders.checkout.address.edit')}
                </Button>
              }
            >
              <AddressText address={address} />
            </RadioTile>
          ))}
        </FieldGroup>
      )}
      <p className={styles.undelivered} role="alert">
        {undelivered && t('orders.orders.checkout.address.undelivered', { reason: undelivered })}
      </p>
      {edited === undefined && !isFirst ? (
        <Button className={styles.add} icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('orders.orders.checkout.address.add')}
        </Button>
      ) : edited === undefined || edited.address === 'new' ? (
        <AddressForm
          key={edited?.key ?? 'new'}
          initial={edited?.initial ?? addresses.blank}
          title={t('orders.orders.checkout.address.add')}
          aside={ORDINALS[list.length]}
          focuses={edited !== undefined && edited.key !== KEPT}
          onCancel={isFirst ? undefined : close}
          onSave={draft => save(draft)}
          onSaved={saved}
        />
      ) : (
        <AddressForm
          key={edited.key}
          initial={edited.initial}
          addressId={edited.address._id}
          title={t('orders.orders.checkout.address.editTitle')}
          focuses={edited.key !== KEPT}
          onCancel={close}
          onSave={draft => save(draft, edited.address === 'new' ? undefined : edited.address._id)}
          onSaved={saved}
        />
      )}
    </section>
  );
}
