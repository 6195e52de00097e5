import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { type ResetFragment, readResetFragment } from '#people/accounts/password/one-time-code.ts';
import { forgotPassword, resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import { FIELD_LABELS, required } from '#people/accounts/registration/field-labels.ts';
import { AccountSubmit } from '#people/accounts/ui/account-submit.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { MailedCodeField } from '#people/accounts/ui/mailed-code-field.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import type { Id } from '#shared/id.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';

type Step =
  | { readonly at: 'ask' }
  | ({ readonly at: 'choose'; readonly sent?: string } & ResetFragment)
  | { at: 'done' };

const HOW = t('people.accounts.reset.how');
const TITLES = {
  ask: t('people.accounts.reset.ask'),
  choose: t('people.accounts.reset.choose'),
  done: t('people.accounts.reset.done'),
};

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
          {step.at === 'choose' && (step.sent ?? t('people.accounts.reset.enterCode'))}
          {step.at === 'done' && t('people.accounts.reset.signedOut')}
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
          {t('people.accounts.login.title')}
        </a>
      ) : (
        <div className={styles.more}>
          <p>
            {rich('people.accounts.reset.remembered', {
              link: words => (
                <Link to={paths.login} className={styles.link}>
                  {words}
                </Link>
              ),
            })}
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
      <EmailField {...form.bound('email')} label={FIELD_LABELS.email} autoComplete="username" required />
      <AccountSubmit busy={form.busy} busyLabel={t('people.accounts.reset.sending')}>
        {t('people.accounts.own.sendCode')}
      </AccountSubmit>
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
        code: code.trim() === '' && t('people.accounts.fault.code'),
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
      <MailedCodeField {...form.bound('code')} again={t('people.accounts.reset.askAgain')} onAgain={onAskAgain} />
      <PasswordField
        {...form.bound('password')}
        label={t('people.accounts.reset.newPassword')}
        autoComplete="new-password"
        hint={t('people.accounts.reset.hint')}
        required
      />
      <AccountSubmit busy={form.busy} busyLabel={t('people.accounts.reset.changing')}>
        {t('people.accounts.own.changePassword')}
      </AccountSubmit>
    </form>
  );
}
