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
import styles from './checkout-address.module.css';

const ORDINALS = ['first', 'second', 'third'];

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
        Delivery address
      </WireHeading>
      {!isFirst && (
        <FieldGroup legend="Delivery address" legendHidden className={styles.tiles}>
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
                  aria-label={`Edit ${addressLine(address)}`}
                  onClick={() => edit(address)}
                >
                  Edit
                </Button>
              }
            >
              <AddressText address={address} />
            </RadioTile>
          ))}
        </FieldGroup>
      )}
      <p className={styles.undelivered} role="alert">
        {undelivered && `${undelivered} Please choose or add another address.`}
      </p>
      {edited === undefined && !isFirst ? (
        <Button className={styles.add} icon={<Plus aria-hidden="true" />} onClick={add}>
          Add an address
        </Button>
      ) : edited === undefined || edited.address === 'new' ? (
        <AddressForm
          key={edited?.key ?? 'new'}
          initial={edited?.initial ?? addresses.blank}
          title="Add an address"
          aside={`${ORDINALS[list.length]} of ${MAX_ADDRESSES}`}
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
          title="Edit address"
          focuses={edited.key !== KEPT}
          onCancel={close}
          onSave={draft => save(draft, edited.address === 'new' ? undefined : edited.address._id)}
          onSaved={saved}
        />
      )}
    </section>
  );
}
