import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type AddressDraft, type AddressField, MAX_LENGTHS, withPincode } from '#people/addresses/address-draft.ts';
import { STATE_CHOICES } from '#people/addresses/state-choices.ts';
import styles from './address-form.module.css';
import { PincodeNote } from './pincode-note.tsx';

export interface AddressFieldsProps {
  draft: AddressDraft;
  faults: Readonly<Partial<Record<string, string>>>;
  onChange: (draft: AddressDraft, field: AddressField) => void;
  /** The PIN code takes the focus when the form opens. */
  focuses?: boolean | undefined;
}

/** The fields of an address, PIN code first, because city and state follow from it and are only to be looked over. */
export function AddressFields({ draft, faults, onChange, focuses }: AddressFieldsProps) {
  const field = <Name extends AddressField>(name: Name) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [name]: event.currentTarget.value }, name),
  });
  return (
    <div className={styles.fields}>
      <TextField
        {...field('pincode')}
        label="PIN code"
        className={styles.third}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        required
        autoFocus={focuses}
        onChange={event => onChange(withPincode(draft, event.currentTarget.value), 'pincode')}
      />
      <PincodeNote pincode={draft.pincode} city={draft.city} state={draft.state} className={styles.note} />
      <TextField
        {...field('name')}
        label="Full name"
        aside="optional"
        className={styles.half}
        autoComplete="name"
        maxLength={MAX_LENGTHS.name}
      />
      <TextField
        {...field('phone')}
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
        {...field('address')}
        label="Flat, house, street"
        autoComplete="street-address"
        maxLength={MAX_LENGTHS.address}
        required
      />
      <TextField
        {...field('city')}
        label="City"
        className={styles.half}
        autoComplete="address-level2"
        maxLength={MAX_LENGTHS.city}
        required
      />
      <Select
        {...field('state')}
        label="State"
        className={styles.half}
        autoComplete="address-level1"
        placeholder="Filled in from the PIN code"
        choices={STATE_CHOICES}
      />
      <TextField
        {...field('notes')}
        label="Delivery instructions"
        autoComplete="off"
        maxLength={MAX_LENGTHS.notes}
        hint="A landmark, or when someone is at home"
        required
      />
    </div>
  );
}
