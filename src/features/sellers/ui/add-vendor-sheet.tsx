import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { Sheet } from '#design/sheet.tsx';
import { TextField } from '#design/text-field.tsx';
import { FIELD_LABELS } from '#features/accounts/field-labels.ts';
import styles from './add-vendor-sheet.module.css';
import { useAddVendor } from './use-add-vendor.ts';

type AddVendorSheetProps = { open: boolean; onClose: () => void; onAdded: () => void };

/** Makes a seller's account from the three things an administrator knows. */
export function AddVendorSheet({ open, onClose, onAdded }: AddVendorSheetProps) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Add vendor"
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} tone="primary" busy={busy} busyLabel="Creating…">
            Create vendor
          </Button>
        </div>
      }
    >
      <AddVendorForm id={form} busy={busy} onBusy={setBusy} onAdded={onAdded} />
    </Sheet>
  );
}

type AddVendorFormProps = { id: string; busy: boolean; onBusy: (busy: boolean) => void; onAdded: () => void };

function AddVendorForm({ id, busy, onBusy, onAdded }: AddVendorFormProps) {
  const { typed, faults, type, add } = useAddVendor();
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
    onBusy(true);
    const isAdded = await add();
    onBusy(false);
    if (isAdded) onAdded();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form id={id} ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.text}>The vendor is approved at once and is told by mail.</p>
      <TextField
        {...bound('userName')}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        hint="Shoppers see it as the name of the vendor’s shop"
        data-autofocus
      />
      <TextField
        {...bound('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...bound('password')}
        autoComplete="new-password"
        hint="At least 8 characters. Hand it on yourself: the mail does not carry it."
      />
    </form>
  );
}
