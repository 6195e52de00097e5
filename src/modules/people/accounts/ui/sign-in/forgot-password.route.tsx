import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmailField } from '#design/fields/email-field.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { type ResetFragment, readResetFragment } from '#people/accounts/password/one-time-code.ts';
import { forgotPassword, resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import styles from '#people/accounts/ui/form.module.css';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import type { Id } from '#shared/id.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';

type Step =
  | { readonly at: 'ask' }
  | ({ readonly at: 'choose'; readonly sent?: string } & ResetFragment)
  | { at: 'done' };

const HOW = 'We’ll mail you a code to choose a new one.';
const TITLES = { ask: 'Forgot your password?', choose: 'Choose a new password', done: 'Your password is changed' };

/** Requests a code, then asks for it and the new password. The id of the reset is in the URL and survives a reload. */
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
        <a href={ownAddress(paths.login)} className={buttonClass({ tone: 'primary', size: 'xl', wide: true })}>
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

type ChoosePasswordFormProps = {
  reset: Id<'account code'>;
  /** The code from the link in the mail, if the page was opened with it. */
  code: string | undefined;
  onAskAgain: () => void;
  onChosen: () => void;
};

/** Asks for the code from the mail and the new password. */
function ChoosePasswordForm({ reset, code: carried, onAskAgain, onChosen }: ChoosePasswordFormProps) {
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
