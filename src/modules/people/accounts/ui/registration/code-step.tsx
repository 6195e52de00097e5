import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import { AccountSubmit } from '#people/accounts/ui/account-submit.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { t } from '#shared/language/t.ts';
import type { RegistrationInHand } from './use-registration.ts';

export type CodeStepProps = {
  registration: RegistrationInHand;
  otp: string;
  onOtp: (otp: string) => void;
  onResend: () => void;
};

/** Step 2: enter the mailed code, request another one, or go back to the fields. */
export function CodeStep({ registration, otp, onOtp, onResend }: CodeStepProps) {
  const { typed, faults, busy, correct } = registration;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <div className={styles.code}>
        <OneTimeCodeField
          ref={field}
          label={t('people.accounts.code.enter')}
          hint={t('people.accounts.code.sentTo', { email: typed.email.trim() })}
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
            {t('people.accounts.code.changeDetails')}
          </Button>
        </div>
      </div>
      <AccountSubmit busy={busy === 'verify'} busyLabel={t('people.accounts.code.verifying')}>
        {t('people.accounts.code.verify')}
      </AccountSubmit>
    </>
  );
}

type ResendCodeProps = {
  registration: Pick<RegistrationInHand, 'busy' | 'resendAt' | 'pausedBy'>;
  onResend: () => void;
};

/** Requests another code, after a countdown. */
function ResendCode({ registration: { busy, resendAt, pausedBy }, onResend }: ResendCodeProps) {
  const wait = useSecondsUntil(resendAt);
  const noteId = useId();
  return (
    <>
      <span className={styles.again}>
        <Button
          size="sm"
          onClick={onResend}
          // Not part of the button's name: a name that changes each second would be announced each second.
          aria-describedby={wait > 0 ? noteId : undefined}
          aria-disabled={wait > 0}
          busy={busy === 'code'}
          busyLabel={t('people.accounts.code.requesting')}
        >
          {t('people.accounts.code.resend')}
        </Button>
        {wait > 0 && (
          <span id={noteId} className={styles.countdown}>
            {t('people.accounts.code.in', { time: clockText(wait) })}
          </span>
        )}
      </span>
      {wait > 0 && pausedBy !== undefined && <p className={styles.paused}>{pausedBy}</p>}
    </>
  );
}

/** 24 s; from a minute on, 14:32. */
function clockText(seconds: number): string {
  return seconds < 60
    ? t('people.accounts.code.seconds', { seconds })
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const ticking = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(ticking);
    }, 500);
    return () => clearInterval(ticking);
  }, [moment]);
  return left;
}
