import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-sentence.ts';
import styles from '#people/accounts/ui/form.module.css';
import { AccountCodeField } from '#people/accounts/ui/own-account/account-code-field.tsx';
import { useFocusOnFault } from '#people/accounts/ui/use-focus-on-fault.ts';
import { useSubmission } from '#people/accounts/ui/use-submission.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';

export type ChoosePasswordFormProps = {
  reset: Id<'account code'>;
  /** The one that a mail's link carried. */
  code: string | undefined;
  onAskAgain: () => void;
  onChosen: () => void;
};

/** The code from the mail and the password that is wanted. */
export function ChoosePasswordForm({ reset, code: carried, onAskAgain, onChosen }: ChoosePasswordFormProps) {
  const { busy, faults, submit, fault } = useSubmission();
  const [code, setCode] = useState(carried ?? '');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToast();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(carried === undefined ? '[name=code]' : '[name=password]')?.focus();
  }, [carried]);
  useFocusOnFault(form, faults);

  async function choose(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...(code.trim() === '' && { code: 'Code is required' }),
      ...(passwordSentence(password) && { password: passwordSentence(password) ?? '' }),
    };
    if (Object.keys(wrong).length > 0) return fault(wrong);
    const chosen = await submit(
      () => call(resetPassword, { reset, code, password }),
      sentence => toasts.show({ title: sentence, tone: 'destructive' }),
    );
    if (chosen) onChosen();
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={choose}>
      <div className={styles.code}>
        <AccountCodeField value={code} error={faults.code} onChange={setCode} />
        <div className={styles.resend}>
          <Button size="sm" tone="quiet" onClick={onAskAgain}>
            Request another code
          </Button>
        </div>
      </div>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        value={password}
        error={faults.password}
        onChange={event => setPassword(event.currentTarget.value)}
        required
      />
      <Button type="submit" tone="primary" size="xl" wide busy={busy} busyLabel="Changing…" className={styles.act}>
        Change password
      </Button>
    </form>
  );
}
