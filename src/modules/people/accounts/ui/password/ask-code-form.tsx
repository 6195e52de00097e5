import { type FormEvent, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { useSubmission } from '#people/accounts/ui/use-submission.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';

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
