import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { EmailField } from '#design/email-field.tsx';
import { useToast } from '#design/toast-context.ts';
import { required } from '#features/accounts/field-labels.ts';
import { forgotPassword } from '#features/accounts/password-reset.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import styles from './form.module.css';
import { useSubmission } from './use-submission.ts';

export type AskCodeFormProps = { onSent: (answer: AnswerOf<typeof forgotPassword>) => void };

/** The address to which the code goes. */
export function AskCodeForm({ onSent }: AskCodeFormProps) {
  const { busy, faults, submit, fault } = useSubmission();
  const [email, setEmail] = useState('');
  const toasts = useToast();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '') return fault({ email: required('email') });
    const sent = await submit(
      () => call(forgotPassword, { email }),
      sentence => toasts.show({ title: sentence, tone: 'destructive' }),
    );
    if (sent) onSent(sent);
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        value={email}
        error={faults.email}
        onChange={event => setEmail(event.currentTarget.value)}
        required
      />
      <Button type="submit" tone="primary" size="xl" wide busy={busy} busyLabel="Sending…" className={styles.act}>
        Send code
      </Button>
    </form>
  );
}
