import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';

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
