import { Button } from '#design/button.tsx';
import { EmailField } from '#design/email-field.tsx';
import { required } from '#features/accounts/field-labels.ts';
import { forgotPassword } from '#features/accounts/password-reset.contract.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/browser-call.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import styles from './form.module.css';

export type AskCodeFormProps = { onSent: (answer: AnswerOf<typeof forgotPassword>) => void };

/** The address to which the code goes. */
export function AskCodeForm({ onSent }: AskCodeFormProps) {
  const form = useForm({
    start: { email: '' },
    send: ({ email }) =>
      email.trim() === '' ? { faults: { email: required('email') } } : call(forgotPassword, { email }),
    told: () => null,
    onDone: onSent,
  });
  return (
    <form {...form.props} className={styles.form}>
      <EmailField {...form.bound('email')} label="Email" autoComplete="username" required />
      <Button type="submit" tone="primary" size="xl" wide busy={form.busy} busyLabel="Sending…" className={styles.act}>
        Send code
      </Button>
    </form>
  );
}
