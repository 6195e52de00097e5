import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { FIELD_LABELS } from '#people/accounts/registration/field-labels.ts';
import styles from './add-vendor-sheet.module.css';
import { useAddVendor } from './use-add-vendor.ts';

type AddVendorProps = { onClose: () => void; onAdded: () => void };

/** Makes a seller's account from the three things an administrator knows. */
export function AddVendorSheet({ open, ...acts }: AddVendorProps & { open: boolean }) {
  return (
    <Sheet open={open} onClose={acts.onClose} title="Add vendor">
      <AddVendorForm {...acts} />
    </Sheet>
  );
}

/** Its buttons follow the fields, because a toast would lie over the sheet's foot just when they are needed again. */
function AddVendorForm({ onClose, onAdded }: AddVendorProps) {
  const { typed, faults, type, add } = useAddVendor();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const bound = (field: keyof typeof typed) => ({
    label: FIELD_LABELS[field],
    name: field,
    value: typed[field],
    error: faults[field],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => type(field, event.currentTarget.value),
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isAdded = await add();
    setBusy(false);
    if (isAdded) onAdded();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.text}>The vendor is approved at once and gets a mail.</p>
      <TextField
        {...bound('userName')}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        hint="Shoppers see this as the shop name"
        data-autofocus
      />
      <EmailField {...bound('email')} autoComplete="off" />
      <PasswordField
        {...bound('password')}
        autoComplete="new-password"
        hint="At least 8 characters. Share it yourself: it is not in the mail."
      />
      <div className={styles.acts}>
        <Button type="submit" tone="primary" busy={busy} busyLabel="Creating…">
          Create vendor
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
