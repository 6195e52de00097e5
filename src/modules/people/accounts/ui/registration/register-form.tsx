import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { pageAfterSignIn } from '#people/accounts/start-page.ts';
import styles from '#people/accounts/ui/form.module.css';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { takePreviousUrl } from '#routing/previous-url.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { CodeStep } from './code-step.tsx';
import { RegistrationInputs } from './registration-inputs.tsx';
import { useRegistration } from './use-registration.ts';

export type RegisterFormProps = {
  kind: 'shopper' | 'seller';
  onSellerMade: (message: string) => void;
};

/** Both steps in one form: first the fields, then the code that came by mail. */
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
    // The first time the code's field appears and says so itself.
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
        <Button
          type="submit"
          tone="primary"
          size="xl"
          wide
          busy={busy !== undefined}
          busyLabel="Requesting OTP…"
          className={styles.act}
        >
          Request OTP
        </Button>
      ) : (
        <CodeStep registration={registration} otp={otp} onOtp={setOtp} onResend={() => void requestCode()} />
      )}
      <AcceptedTerms />
    </form>
  );
}

/** Leads to the first wrong field, or where nothing is wrong to the first that can be changed. */
function leadToField(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLInputElement>('input:enabled');
  // Where the focus is already, what is wrong would go unread.
  if (field === document.activeElement) field?.blur();
  field?.focus();
  field?.select();
}
