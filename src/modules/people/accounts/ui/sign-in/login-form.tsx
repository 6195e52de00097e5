import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { login } from '#people/accounts/contract.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import styles from '#people/accounts/ui/form.module.css';
import { sentenceOf } from '#people/accounts/ui/sentence-of.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { call } from '#shared/api/browser-call.ts';
import { takePreviousUrl } from './previous-url.ts';

/** E-mail address and password. Nothing is checked here; the server's sentence says what is wrong. */
export function LoginForm() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const { signedIn } = useSession();
  const toasts = useToast();
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setRefusal(undefined);
    try {
      const { user, message } = await call(login, {
        email: String(form.get('email')),
        password: String(form.get('password')),
      });
      signedIn(user);
      toasts.show({ title: message, tone: 'good' });
      await navigate(pageAfterSignIn(user, takePreviousUrl()), { replace: true });
    } catch (error) {
      const sentence = sentenceOf(error, 'Something went wrong');
      setRefusal(sentence);
      toasts.show({ title: sentence, tone: 'destructive' });
      password.current?.focus();
      password.current?.select();
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <EmailField label="Email" name="email" autoComplete="username" required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={refusal}
        // The notification has said it, and the focus comes here.
        announces={false}
        ref={password}
        required
      />
      <Button type="submit" tone="primary" size="xl" wide busy={isBusy} busyLabel="Signing in…" className={styles.act}>
        Sign In
      </Button>
    </form>
  );
}
