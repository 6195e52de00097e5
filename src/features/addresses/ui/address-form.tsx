import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { signInAgain } from '#routing/previous-url.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import { type AddressDraft, type AddressField, faultsOf, isComplete } from '#features/addresses/address-draft.ts';
import type { AddressId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { keepDraft } from './kept-draft.ts';

export interface AddressFormProps {
  initial: AddressDraft;
  title: ReactNode;
  /** The address that is edited; absent for a new one. */
  addressId?: AddressId | undefined;
  /** Quiet words after the title. */
  aside?: ReactNode;
  /** Rejects with a Problem that may name the wrong fields. */
  onSave: (draft: AddressDraft) => Promise<unknown>;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** What its title is a level of. */
  level?: 2 | 3 | undefined;
  /** Takes the focus when it opens. */
  focuses?: boolean | undefined;
}

/** An address to be written or changed: what is wrong stands at its field, what the shop refuses above the button. */
export function AddressForm(props: AddressFormProps) {
  const { initial, title, addressId, aside, level = 3, onSave, onCancel, focuses } = props;
  const Heading = `h${level}` as const;
  const userId = useSession().user?.id;
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();

  const change = (next: AddressDraft, field: AddressField) => {
    setDraft(next);
    if (userId) keepDraft(sessionStorage, { userId, addressId, draft: next });
    setFaults(({ [field]: _, ...others }) => others);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !isComplete(draft)) return;
    const form = event.currentTarget;
    const found = faultsOf(draft);
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setBusy(true);
    try {
      await onSave(draft);
    } catch (error) {
      setBusy(false);
      if (signInAgain(error)) return;
      if (!(error instanceof Problem)) throw error;
      setFaults(error.fields ?? {});
      if (error.fields) focusFirst(form, error.fields);
      else setRefusal(error.message);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {title}
        {aside != null && <span className={styles.aside}>{aside}</span>}
      </Heading>
      <AddressFields draft={draft} faults={faults} onChange={change} focuses={focuses} />
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy} disabled={!isComplete(draft)}>
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

function focusFirst(form: HTMLFormElement, faults: Readonly<Record<string, unknown>>) {
  const wrong = [...form.elements].find(
    element => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in faults,
  );
  if (!(wrong instanceof HTMLElement)) return;
  wrong.focus({ preventScroll: true });
  // In the middle, because bars stick to both ends of a phone's screen.
  wrong.scrollIntoView({ block: 'center' });
}
