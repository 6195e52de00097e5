import { type FormEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { login } from '#people/accounts/contract.ts';
import { FIELD_LABELS } from '#people/accounts/registration/field-labels.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import { AccountSubmit } from '#people/accounts/ui/account-submit.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSubmission } from '#routing/forms/use-submission.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';

export default function Login() {
  const { name, guestCheckout } = useShop();
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle
        title={t('people.accounts.login.title')}
        description={t('people.accounts.login.description', { shop: name })}
      />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('people.accounts.login.heading')}</h1>
        {params.get('ended') && <p className={styles.lead}>{t('people.accounts.login.ended')}</p>}
      </div>
      <LoginForm />
      <p className={styles.aside}>
        <Link to={paths.forgotPassword} className={styles.link}>
          {t('people.accounts.login.forgot')}
        </Link>
      </p>
      {guestCheckout && (
        <Link to={paths.guestCheckout} className={buttonClass({ tone: 'outline', size: 'xl', wide: true })}>
          {t('people.accounts.guest.offer')}
        </Link>
      )}
      {guestCheckout && (
        <p className={styles.aside}>
          <Link to={paths.track} className={styles.link}>
            {t('people.accounts.guest.track')}
          </Link>
        </p>
      )}
      <div className={styles.more}>
        <p>{t('people.accounts.login.new')}</p>
        <div className={styles.ways}>
          <Link to={paths.registerShopper} className={buttonClass({ tone: 'outline' })}>
            {t('people.accounts.login.createAccount')}
          </Link>
          <Link to={paths.registerSeller} className={buttonClass({ tone: 'outline' })}>
            {t('people.accounts.login.createSeller')}
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
    otherwise: t('people.accounts.wrong'),
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
      <EmailField label={FIELD_LABELS.email} name="email" autoComplete="username" required />
      <PasswordField
        label={FIELD_LABELS.password}
        name="password"
        autoComplete="current-password"
        error={problem?.message}
        // The toast has announced it already, and the field gets the focus.
        announces={false}
        ref={password}
        required
      />
      <AccountSubmit busy={busy || user !== null} busyLabel={t('people.accounts.login.busy')}>
        {t('people.accounts.login.go')}
      </AccountSubmit>
    </form>
  );
}
