import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { MAX_LENGTHS } from '#office/contact/message.ts';
import styles from '#office/contact/ui/desk/desk.module.css';
import { type Id, newId } from '#shared/id.ts';

export interface DeskAnswer {
  readonly answerId: Id<'ticket answer'>;
  readonly text: string;
  readonly closes: boolean;
}

type AnswerFormProps = {
  /** Whether the ticket is closed already. */
  isClosed: boolean;
  busy: boolean;
  /** @returns whether it went */
  onSend: (answer: DeskAnswer) => Promise<boolean>;
};

/** Writes an answer, which goes by mail and stays with the ticket. Sent again after a failure it is the same answer. */
export function AnswerForm({ isClosed, busy, onSend }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [closes, setCloses] = useState(true);
  const [isBlank, setBlank] = useState(false);
  const [answerId, setAnswerId] = useState(() => newId<'ticket answer'>());
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBlank(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    if (!(await onSend({ answerId, text: text.trim(), closes }))) return;
    setText('');
    setAnswerId(newId());
  };
  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <TextArea
        ref={field}
        label="Answer"
        rows={6}
        maxLength={MAX_LENGTHS.message}
        required
        value={text}
        onChange={event => {
          setText(event.currentTarget.value);
          setBlank(false);
        }}
        hint="Sent by mail, and shown to anyone who tracks the ticket with its number"
        error={isBlank ? 'Enter an answer' : undefined}
      />
      <div className={styles.send}>
        {isClosed ? (
          <span />
        ) : (
          <Checkbox
            label="Mark as resolved"
            checked={closes}
            onChange={event => setCloses(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" tone="primary" busy={busy}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
