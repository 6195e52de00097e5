import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FieldGroup } from '#design/field-group.tsx';
import { Radio } from '#design/radio.tsx';
import { TextArea } from '#design/text-area.tsx';
import { BLOCK_REASONS, LONGEST_REASON } from '#features/people/block-reasons.ts';
import styles from './block-dialog.module.css';

type BlockDialogProps = {
  open: boolean;
  name: string;
  /** Its goods go off sale. */
  isSeller: boolean;
  busy: boolean;
  onBlock: (reason: string) => void;
  onClose: () => void;
};

/** Asks why before somebody is shut out, because they will read it. */
export function BlockDialog({ open, name, isSeller, busy, onBlock, onClose }: BlockDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Block ${name}?`}
      asks
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} tone="danger" busy={busy}>
            Block
          </Button>
        </>
      }
    >
      <ReasonForm id={form} isSeller={isSeller} onReason={reason => !busy && onBlock(reason)} />
    </Dialog>
  );
}

type ReasonFormProps = { id: string; isSeller: boolean; onReason: (reason: string) => void };

function ReasonForm({ id, isSeller, onReason }: ReasonFormProps) {
  const [chosen, setChosen] = useState(BLOCK_REASONS[0].name);
  const [message, setMessage] = useState(BLOCK_REASONS[0].message);
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() !== '') return onReason(message.trim());
    setBlank(true);
    field.current?.focus();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>
        They are signed out everywhere at once and can’t sign in.{' '}
        {isSeller ? 'Nothing of theirs stays on sale. ' : 'Their orders go on. '}Unblocking later restores it.
      </p>
      <FieldGroup legend="Reason">
        {BLOCK_REASONS.filter(({ ofSellers }) => isSeller || !ofSellers).map((reason, at) => (
          <Radio
            key={reason.name}
            name="reason"
            label={reason.name}
            checked={chosen === reason.name}
            data-autofocus={at === 0 || undefined}
            onChange={() => {
              setChosen(reason.name);
              setMessage(reason.message);
              setBlank(false);
            }}
          />
        ))}
      </FieldGroup>
      <TextArea
        ref={field}
        label="Message to them"
        rows={3}
        maxLength={LONGEST_REASON}
        required
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
        hint={`${message.length} of ${LONGEST_REASON} characters, sent by mail and shown when they sign in`}
        error={isBlank && message.trim() === '' ? 'Write in a sentence why' : undefined}
      />
    </form>
  );
}
