import { useEffect, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { ResendCode } from './resend-code.tsx';
import type { RegistrationInHand } from './use-registration.ts';

export type CodeStepProps = {
  registration: RegistrationInHand;
  otp: string;
  onOtp: (otp: string) => void;
  onResend: () => void;
};

/** Step 2: the code that came by mail, another one if it did not come, and the way back to what was typed. */
export function CodeStep({ registration, otp, onOtp, onResend }: CodeStepProps) {
  const { typed, faults, busy, correct } = registration;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <div className={styles.code}>
        <OneTimeCodeField
          ref={field}
          label="Enter OTP"
          hint={`We’ve sent a 6-digit code to ${typed.email.trim()}. It’s valid for 10 minutes.`}
          name="otp"
          value={otp}
          error={faults.otp}
          announces={false}
          onChange={onOtp}
          required
        />
        <div className={styles.resend}>
          <ResendCode registration={registration} onResend={onResend} />
          <Button size="sm" tone="quiet" onClick={correct}>
            Change details
          </Button>
        </div>
      </div>
      <Button
        type="submit"
        tone="primary"
        size="xl"
        wide
        busy={busy === 'verify'}
        busyLabel="Verifying OTP…"
        className={styles.act}
      >
        Verify OTP &amp; Sign Up
      </Button>
    </>
  );
}
