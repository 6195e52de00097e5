import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { login } from '#people/accounts/contract.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import styles from '#people/accounts/ui/form.module.css';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSubmission } from '#routing/forms/use-submission.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';

/** E-mail address and password. Nothing is checked here; the server's sentence says what is wrong. */
export function LoginForm() {
  const password = useRef<HTMLInputElement>(null);
  const { signedIn, user } = useSession();
  const navigate = useNavigate();
  const { busy, problem, submit } = useSubmission({
    otherwise: 'Something went wrong',
    refused: ({ message }) => {
      password.current?.focus();
      password.current?.select();
      return { title: message, tone: 'destructive' };
    },
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = { email: String(form.get('email')), password: String(form.get('password')) };
    const answer = await submit(() => call(login, typed));
    if (!answer) return;
    signedIn(answer.user);
    await navigate(pageAfterSignIn(answer.user, takePreviousUrl()), { replace: true });
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <EmailField label="Email" name="email" autoComplete="username" required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={problem?.message}
        // The notification has said it, and the focus comes here.
        announces={false}
        ref={password}
        required
      />
      <Button
        type="submit"
        tone="primary"
        size="xl"
        wide
        busy={busy || user !== null}
        busyLabel="Signing in…"
        className={styles.act}
      >
        Sign In
      </Button>
    </form>
  );
}
