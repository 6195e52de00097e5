import { type FormEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { login } from '#people/accounts/contract.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import styles from '#people/accounts/ui/form.module.css';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSubmission } from '#routing/forms/use-submission.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';

export default function Login() {
  const { name } = useShop();
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title="Sign in" description={`Sign in to ${name} to shop, track your orders or sell.`} />
      <div className={styles.head}>
        <h1 className={styles.title}>Sign in to your account</h1>
        {params.get('ended') && <p className={styles.lead}>Your session has ended. Sign in to continue.</p>}
      </div>
      <LoginForm />
      <p className={styles.aside}>
        <Link to={paths.forgotPassword} className={styles.link}>
          Forgot password?
        </Link>
      </p>
      <div className={styles.more}>
        <p>New here?</p>
        <div className={styles.ways}>
          <Link to={paths.registerShopper} className={buttonClass({ tone: 'outline' })}>
            Create User Account
          </Link>
          <Link to={paths.registerSeller} className={buttonClass({ tone: 'outline' })}>
            Register as Seller
          </Link>
        </div>
      </div>
    </>
  );
}

/** E-mail address and password. Only the server validates them. */
function LoginForm() {
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
        // The toast has announced it already, and the field gets the focus.
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
