import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { answerTicket } from '#office/contact/desk.contract.ts';
import { MAX_MESSAGE_LENGTHS } from '#office/contact/message.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { type Id, newId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './desk.module.css';

type AnswerFormProps = {
  ticketId: Id<'ticket'>;
  isClosed: boolean;
  onAnswered: () => void;
};

/** Mails an answer and adds it to the ticket. Its id stays the same until it succeeds, so a retry is idempotent. */
export function AnswerForm({ ticketId, isClosed, onAnswered }: AnswerFormProps) {
  const [answerId, setAnswerId] = useState(() => newId<'ticket answer'>());
  const form = useForm({
    start: { text: '', closes: true },
    send: ({ text, closes }) =>
      text.trim() === ''
        ? { faults: { text: t('office.contact.desk.noAnswer') } }
        : call(answerTicket, { _id: ticketId, answerId, text: text.trim(), closes }),
    failed: t('office.contact.desk.wrong'),
    onDone: () => {
      form.reset({ text: '' });
      setAnswerId(newId());
      onAnswered();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextArea
        {...form.bound('text')}
        label={t('office.contact.desk.answer')}
        rows={6}
        maxLength={MAX_MESSAGE_LENGTHS.message}
        required
        hint={t('office.contact.desk.answerHint')}
      />
      <div className={styles.send}>
        {isClosed ? (
          <span />
        ) : (
          <Checkbox
            label={t('office.contact.desk.resolve')}
            checked={form.typed.closes}
            onChange={event => form.change({ closes: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" tone="primary" busy={form.busy}>
          {t('office.contact.desk.sendAnswer')}
        </Button>
      </div>
    </form>
  );
}
