import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import {
  type AddressDraft,
  addressFaults,
  isComplete,
  MAX_ADDRESS_LENGTHS,
  withPincode,
} from '#people/addresses/address-draft.ts';
import type { Address } from '#people/addresses/contract.ts';
import { stateChoices } from '#people/addresses/state-choices.ts';
import { faultsIn } from '#routing/forms/faults.ts';
import { type FormInHand, useForm } from '#routing/forms/use-form.ts';
import type { AddressId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './address-form.module.css';
import { keepAddressDraft } from './kept-draft.ts';
import { PincodeNote } from './pincode-note.tsx';

const STATE_CHOICES = stateChoices();

export interface AddressFormProps {
  initial: AddressDraft;
  title: ReactNode;
  /** The address that is edited; absent for a new one. */
  addressId?: AddressId | undefined;
  /** Shown in grey after the title. */
  aside?: ReactNode;
  /** @throws Problem, possibly with errors by field */
  onSave: (draft: AddressDraft) => Promise<Address>;
  onSaved: (address: Address) => void;
  onCancel?: (() => void) | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
  /** Whether it gets the focus when it opens. */
  focuses?: boolean | undefined;
}

/** A form for a new or existing address. Errors are shown at the fields, other refusals above the button. */
export function AddressForm(props: AddressFormProps) {
  const { initial, title, addressId, aside, level = 3, onSave, onSaved, onCancel, focuses } = props;
  const Heading = `h${level}` as const;
  const userId = useSession().user?.id;
  const titleId = useId();
  const form = useForm({
    start: initial,
    send: draft => {
      const faults = faultsIn(addressFaults(draft));
      return faults ? { faults } : onSave(draft);
    },
    told: () => null,
    refused: ({ fields }) => (fields ? undefined : null),
    onDone: onSaved,
  });
  const { typed: draft, isChanged, problem } = form;
  useEffect(() => {
    if (userId && isChanged) keepAddressDraft(sessionStorage, { userId, addressId, draft });
  }, [userId, addressId, draft, isChanged]);

  return (
    <form {...form.props} className={styles.form} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {title}
        {aside != null && <span className={styles.aside}>{aside}</span>}
      </Heading>
      <AddressFields form={form} focuses={focuses} />
      <p role="alert" className={styles.refusal}>
        {problem && !problem.fields && problem.message}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" busy={form.busy} disabled={!isComplete(draft)}>
          {t('people.addresses.form.save')}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t('design.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface AddressFieldsProps {
  form: {
    readonly typed: AddressDraft;
    readonly bound: FormInHand<AddressDraft>['bound'];
    readonly change: (draft: AddressDraft) => void;
  };
  /** Whether the PIN code gets the focus when the form opens. */
  focuses?: boolean | undefined;
  /** Whether the order needs a name. */
  needsName?: boolean | undefined;
}

/** The PIN code comes first, because it fills in city and state. */
export function AddressFields({ form: { typed, bound, change }, focuses, needsName }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...bound('pincode')}
        label={t('people.addresses.form.pincode')}
        className={styles.third}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        required
        autoFocus={focuses}
        onChange={event => change(withPincode(typed, event.currentTarget.value))}
      />
      <PincodeNote pincode={typed.pincode} city={typed.city} state={typed.state} />
      <TextField
        {...bound('name')}
        label={t('people.addresses.form.name')}
        aside={needsName ? undefined : t('design.optional')}
        className={styles.half}
        autoComplete="name"
        maxLength={MAX_ADDRESS_LENGTHS.name}
      />
      <TextField
        {...bound('phone')}
        label={t('people.addresses.form.mobile')}
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
        label={t('people.addresses.form.street')}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTHS.address}
        required
      />
      <TextField
        {...bound('city')}
        label={t('people.addresses.form.city')}
        className={styles.half}
        autoComplete="address-level2"
        maxLength={MAX_ADDRESS_LENGTHS.city}
        required
      />
      <Select
        {...bound('state')}
        label={t('people.addresses.form.state')}
        className={styles.half}
        autoComplete="address-level1"
        placeholder={t('people.addresses.form.statePlaceholder')}
        choices={STATE_CHOICES}
      />
      <TextField
        {...bound('notes')}
        label={t('people.addresses.form.notes')}
        autoComplete="off"
        maxLength={MAX_ADDRESS_LENGTHS.notes}
        hint={t('people.addresses.form.notesHint')}
        required
      />
    </div>
  );
}
