import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useToast } from '#design/toasts/toast-context.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import { AccountSubmit } from '#people/accounts/ui/account-submit.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { CodeStep } from './code-step.tsx';
import { RegistrationInputs } from './registration-inputs.tsx';
import { useRegistration } from './use-registration.ts';

export type RegisterFormProps = {
  kind: 'shopper' | 'seller';
  onSellerMade: (message: string) => void;
};

/** Both steps in one form: first the fields, then the mailed code. */
export function RegisterForm({ kind, onSellerMade }: RegisterFormProps) {
  const registration = useRegistration(kind);
  const { step, busy, refusals } = registration;
  const [otp, setOtp] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToast();
  const navigate = useNavigate();
  const { signedIn } = useSession();

  useEffect(() => {
    if (refusals > 0) leadToField(form.current);
  }, [refusals]);

  async function requestCode() {
    const message = await registration.requestCode();
    if (message === undefined) return;
    setOtp('');
    // In step 1 the hint of the code field says it, so the toast is only for a repeated code.
    if (step === 2) toasts.show({ title: message, tone: 'good' });
  }

  async function verify() {
    const made = await registration.verify(otp);
    if (!made) return;
    signedIn(made.user);
    if (kind === 'seller') return onSellerMade(made.message);
    toasts.show({ title: made.message, tone: 'good' });
    await navigate(pageAfterSignIn(made.user, takePreviousUrl()), { replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    void (step === 1 ? requestCode() : verify());
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <RegistrationInputs kind={kind} registration={registration} />
      {step === 1 ? (
        <AccountSubmit busy={busy !== undefined} busyLabel={t('people.accounts.code.requesting')}>
          {t('people.accounts.code.request')}
        </AccountSubmit>
      ) : (
        <CodeStep registration={registration} otp={otp} onOtp={setOtp} onResend={() => void requestCode()} />
      )}
      <AcceptedTerms />
    </form>
  );
}

/** Moves the focus to the first wrong field or, if none is wrong, to the first enabled one. */
function leadToField(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLInputElement>('input:enabled');
  // Screen readers announce the error only when the field gains the focus.
  if (field === document.activeElement) field?.blur();
  field?.focus();
  field?.select();
}

/** Pressing the button above accepts these. There is no checkbox, because the terms apply to every account. */
function AcceptedTerms() {
  return (
    <p className={styles.small}>
      {rich('people.accounts.register.terms', {
        terms: words => (
          <Link to={paths.terms} className={styles.link}>
            {words}
          </Link>
        ),
        privacy: words => (
          <Link to={paths.privacy} className={styles.link}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
