import { useEffect } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import styles from '#people/accounts/ui/form.module.css';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';

export type ChoosePasswordFormProps = {
  reset: Id<'account code'>;
  /** The code from the link in the mail, if the page was opened with it. */
  code: string | undefined;
  onAskAgain: () => void;
  onChosen: () => void;
};

/** Asks for the code from the mail and the new password. */
export function ChoosePasswordForm({ reset, code: carried, onAskAgain, onChosen }: ChoosePasswordFormProps) {
  const form = useForm({
    start: { code: carried ?? '', password: '' },
    send: ({ code, password }) => {
      const faults = faultsIn({
        code: code.trim() === '' && 'Code is required',
        password: passwordSentence(password),
      });
      return faults ? { faults } : call(resetPassword, { reset, code, password });
    },
    told: () => null,
    onDone: onChosen,
  });
  const { ref } = form.props;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(carried === undefined ? '[name=code]' : '[name=password]')?.focus();
  }, [ref, carried]);

  return (
    <form {...form.props} className={styles.form}>
      <div className={styles.code}>
        <OneTimeCodeField {...form.bound('code')} label="Code we mailed you" hint="6 digits" required />
        <div className={styles.resend}>
          <Button size="sm" tone="quiet" onClick={onAskAgain}>
            Request another code
          </Button>
        </div>
      </div>
      <PasswordField
        {...form.bound('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
      />
      <Button type="submit" tone="primary" size="xl" wide busy={form.busy} busyLabel="Changing…" className={styles.act}>
        Change password
      </Button>
    </form>
  );
}
