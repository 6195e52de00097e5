import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { t } from '#shared/language/t.ts';
import { Dialog } from './dialog.tsx';
import styles from './reason-dialog.module.css';

/** A suggested reason with its default message. */
export type Reason = { readonly name: string; readonly message: string };

type ReasonWords = {
  /** The consequence, in a sentence or two. */
  children: ReactNode;
  reasons: readonly [Reason, ...Reason[]];
  /** Who reads it: "Message to the seller". */
  label: string;
  /** How it is sent: "sent by mail". */
  way: string;
  /** Maximum length in characters. */
  longest: number;
};

export type ReasonDialogProps = ReasonWords & {
  open: boolean;
  title: string;
  /** The verb on the button. */
  verb: string;
  busy: boolean;
  /** Called with the message, trimmed and never blank. */
  onReason: (words: string) => void;
  onClose: () => void;
};

/** Asks for the reason before doing something that another user will be told about. */
export function ReasonDialog({ open, title, verb, busy, onReason, onClose, ...words }: ReasonDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      asks
      footer={
        <>
          <Button onClick={onClose}>{t('design.cancel')}</Button>
          <Button type="submit" form={form} tone="danger" busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <ReasonForm {...words} id={form} onReason={reason => !busy && onReason(reason)} />
    </Dialog>
  );
}

type ReasonFormProps = ReasonWords & { id: string; onReason: (words: string) => void };

function ReasonForm({ id, children, reasons, label, way, longest, onReason }: ReasonFormProps) {
  const [chosen, setChosen] = useState(reasons[0].name);
  const [message, setMessage] = useState(reasons[0].message);
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const choose = ({ name, message: words }: Reason) => {
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
      <p className={styles.text}>{children}</p>
      <FieldGroup legend={t('design.reason.legend')}>
        {reasons.map((reason, at) => (
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
        label={label}
        rows={3}
        maxLength={longest}
        required
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
        hint={t('design.reason.hint', { used: message.length, most: longest, way })}
        error={isBlank && message.trim() === '' ? t('design.reason.enter') : undefined}
      />
    </form>
  );
}
