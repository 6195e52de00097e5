import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { type ResetFragment, readResetFragment } from '#people/accounts/password/reset-fragment.ts';
import styles from '#people/accounts/ui/form.module.css';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { AskCodeForm } from './ask-code-form.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';

type Step =
  | { readonly at: 'ask' }
  | ({ readonly at: 'choose'; readonly sent?: string } & ResetFragment)
  | { at: 'done' };

const HOW = 'We’ll mail you a code to choose a new one.';
const TITLES = { ask: 'Forgot your password?', choose: 'Choose a new password', done: 'Your password is changed' };

/** Asks for a code, then for it and the new password. The address keeps which reset it is, so that a reload loses nothing. */
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
        // Loaded anew, because all that this page knows of who is signed in is out of date.
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
