import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FieldGroup } from '#design/field-group.tsx';
import { Radio } from '#design/radio.tsx';
import { TextArea } from '#design/text-area.tsx';
import type { Vendor } from '#features/sellers/contract.ts';
import { REJECT_REASONS } from '#features/sellers/reject-reasons.ts';
import { LONGEST_REASON } from '#features/sellers/seller-status.ts';
import styles from './reject-dialog.module.css';

type RejectDialogProps = {
  /** The dialog is open while there is one. */
  vendor: Vendor | undefined;
  busy: boolean;
  onReject: (vendor: Vendor, reason: string) => void;
  onClose: () => void;
};

/** Asks why before a seller is rejected, because the seller will read it. */
export function RejectDialog({ vendor, busy, onReject, onClose }: RejectDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={vendor !== undefined}
      onClose={onClose}
      title={`Reject ${vendor?.userName ?? ''}?`}
      asks
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} tone="danger" busy={busy}>
            Reject
          </Button>
        </>
      }
    >
      {vendor && <ReasonForm id={form} vendor={vendor} onReason={reason => !busy && onReject(vendor, reason)} />}
    </Dialog>
  );
}

function ReasonForm({ id, vendor, onReason }: { id: string; vendor: Vendor; onReason: (reason: string) => void }) {
  const [chosen, setChosen] = useState<string>(REJECT_REASONS[0].name);
  const [message, setMessage] = useState<string>(REJECT_REASONS[0].message);
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const choose = ({ name, message: words }: (typeof REJECT_REASONS)[number]) => {
    setChosen(name);
    setMessage(words);
    setBlank(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() !== '') return onReason(message.trim());
    setBlank(true);
    field.current?.focus();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>
        They can still log in and read the reason. Nothing of theirs {vendor.status === 'Approved' ? 'stays' : 'goes'}{' '}
        on sale. Approving later restores it.
      </p>
      <FieldGroup legend="Reason">
        {REJECT_REASONS.map((reason, at) => (
          <Radio
            key={reason.name}
            name="reason"
            label={reason.name}
            checked={chosen === reason.name}
            data-autofocus={at === 0 || undefined}
            onChange={() => choose(reason)}
          />
        ))}
      </FieldGroup>
      <TextArea
        ref={field}
        label="Message to the seller"
        rows={3}
        maxLength={LONGEST_REASON}
        required
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
        hint={`${message.length} of ${LONGEST_REASON} characters, sent by mail`}
        error={isBlank && message.trim() === '' ? 'Write in a sentence why' : undefined}
      />
    </form>
  );
}
