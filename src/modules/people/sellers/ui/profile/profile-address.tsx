import { useId } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { STATE_CHOICES } from '#people/addresses/state-choices.ts';
import { MAX_PROFILE_LENGTHS } from '#people/sellers/profile/profile-fields.ts';
import styles from './profile-form.module.css';
import type { ProfileInHand } from './use-profile-form.ts';

/** Where products are sent from. City and state follow from the PIN code and are only to be looked over. */
export function ProfileAddress({ form }: { form: ProfileInHand }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Registered address</h2>
      <div className={styles.fields}>
        <TextField
          {...form.bound('pincode')}
          label="PIN code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          onChange={event => form.typePincode(event.currentTarget.value)}
        />
        <TextField
          {...form.bound('address')}
          label="Building, street, area"
          className={styles.whole}
          autoComplete="street-address"
          maxLength={MAX_PROFILE_LENGTHS.address}
        />
        <TextField
          {...form.bound('city')}
          label="City"
          autoComplete="address-level2"
          maxLength={MAX_PROFILE_LENGTHS.city}
        />
        <Select
          {...form.bound('state')}
          required={false}
          label="State"
          autoComplete="address-level1"
          placeholder="Filled in from the PIN code"
          choices={STATE_CHOICES}
        />
      </div>
    </section>
  );
}
