import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmailField } from '#design/fields/email-field.tsx';
import { type ResetFragment, readResetFragment } from '#people/accounts/password/one-time-code.ts';
import { forgotPassword } from '#people/accounts/password/password-reset.contract.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';

type Step =
  | { readonly at: 'ask' }
  | ({ readonly at: 'choose'; readonly sent?: string } & ResetFragment)
  | { at: 'done' };

const HOW = 'We’ll mail you a code to choose a new one.';
const TITLES = { ask: 'Forgot your password?', choose: 'Choose a new password', done: 'Your password is changed' };

/** Requests a code, then asks for it and the new password. The URL fragment has the id of the reset, so a reload loses nothing. */
export default function ForgotPassword() {
  const [step, setStep] = useState<Step>({ at: 'ask' });
  useEffect(() => {
    const fragment = readResetFragment(location.hash);
    if (fragment) setStep({ at: 'choose', ...fragment });
  }, []);
  const keep = (fragment: string) => history.replaceState(history.state, '', `${location.pathname}${fragment}`);

  return (
    <>
      <PageTitle title={TITLES[step.at]} description={HOW} />
      <div className={styles.head}>
        <h1 className={styles.title}>{TITLES[step.at]}</h1>
        <p className={styles.lead} aria-live="polite">
          {step.at === 'ask' && HOW}
          {step.at === 'choose' && (step.sent ?? 'Enter the code from the mail we sent you.')}
          {step.at === 'done' && 'You have been signed out on all devices. Sign in with the new password.'}
        </p>
      </div>
      {step.at === 'ask' && (
        <AskCodeForm
          onSent={({ reset, message }) => {
            keep(`#${reset}`);
            setStep({ at: 'choose', reset, code: undefined, sent: message });
          }}
        />
      )}
      {step.at === 'choose' && (
        <ChoosePasswordForm
          reset={step.reset}
          code={step.code}
          onAskAgain={() => {
            keep('');
            setStep({ at: 'ask' });
          }}
          onChosen={() => {
            keep('');
            setStep({ at: 'done' });
          }}
        />
      )}
      {step.at === 'done' ? (
        // A full page load, because this page's knowledge of the session is out of date.
        <a href={paths.login} className={buttonClass({ tone: 'primary', size: 'xl', wide: true })}>
          Sign in
        </a>
      ) : (
        <div className={styles.more}>
          <p>
            Remembered it?{' '}
            <Link to={paths.login} className={styles.link}>
              Login
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

type AskCodeFormProps = { onSent: (answer: AnswerOf<typeof forgotPassword>) => void };

function AskCodeForm({ onSent }: AskCodeFormProps) {
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
