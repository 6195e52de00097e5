import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { type AddressDraft, addressFaults, isComplete } from '#people/addresses/address-draft.ts';
import type { Address } from '#people/addresses/contract.ts';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import type { AddressId } from '#shared/id.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { keepAddressDraft } from './kept-draft.ts';

export interface AddressFormProps {
  initial: AddressDraft;
  title: ReactNode;
  /** The address that is edited; absent for a new one. */
  addressId?: AddressId | undefined;
  /** Quiet words after the title. */
  aside?: ReactNode;
  /** Rejects with a Problem that may name the wrong fields. */
  onSave: (draft: AddressDraft) => Promise<Address>;
  onSaved: (address: Address) => void;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** What its title is a level of. */
  level?: 2 | 3 | undefined;
  /** Takes the focus when it opens. */
  focuses?: boolean | undefined;
}

/** An address to be written or changed: what is wrong stands at its field, what the shop refuses above the button. */
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
          Save address
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
