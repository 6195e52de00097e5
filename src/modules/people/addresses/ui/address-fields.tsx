import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type AddressDraft, MAX_ADDRESS_LENGTHS, withPincode } from '#people/addresses/address-draft.ts';
import { STATE_CHOICES } from '#people/addresses/state-choices.ts';
import type { FormInHand } from '#routing/forms/use-form.ts';
import styles from './address-form.module.css';
import { PincodeNote } from './pincode-note.tsx';

export interface AddressFieldsProps {
  form: Pick<FormInHand<AddressDraft>, 'typed' | 'bound' | 'change'>;
  /** The PIN code takes the focus when the form opens. */
  focuses?: boolean | undefined;
}

/** The fields of an address, PIN code first, because city and state follow from it and are only to be looked over. */
export function AddressFields({ form: { typed, bound, change }, focuses }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...bound('pincode')}
        label="PIN code"
        className={styles.third}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        required
        autoFocus={focuses}
        onChange={event => change(withPincode(typed, event.currentTarget.value))}
      />
      <PincodeNote pincode={typed.pincode} city={typed.city} state={typed.state} className={styles.note} />
      <TextField
        {...bound('name')}
        label="Full name"
        aside="optional"
        className={styles.half}
        autoComplete="name"
        maxLength={MAX_ADDRESS_LENGTHS.name}
      />
      <TextField
        {...bound('phone')}
        label="Mobile"
        sign="+91"
        className={styles.half}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={18}
        required
      />
      <TextField
        {...bound('address')}
        label="Flat, house, street"
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTHS.address}
        required
      />
      <TextField
        {...bound('city')}
        label="City"
        className={styles.half}
        autoComplete="address-level2"
        maxLength={MAX_ADDRESS_LENGTHS.city}
        required
      />
      <Select
        {...bound('state')}
        label="State"
        className={styles.half}
        autoComplete="address-level1"
        placeholder="Filled in from the PIN code"
        choices={STATE_CHOICES}
      />
      <TextField
        {...bound('notes')}
        label="Delivery instructions"
        autoComplete="off"
        maxLength={MAX_ADDRESS_LENGTHS.notes}
        hint="A landmark, or when someone is at home"
        required
      />
    </div>
  );
}
