import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import styles from '#people/accounts/ui/form.module.css';
import type { RegistrationInHand } from './use-registration.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

export type ResendCodeProps = {
  registration: Pick<RegistrationInHand, 'busy' | 'resendAt' | 'pausedBy'>;
  onResend: () => void;
};

/** Asks for another code, after the pause that counts down beside it. */
export function ResendCode({ registration: { busy, resendAt, pausedBy }, onResend }: ResendCodeProps) {
  const wait = useSecondsUntil(resendAt);
  const noteId = useId();
  return (
    <>
      <span className={styles.again}>
        <Button
          size="sm"
          onClick={onResend}
          // Beside the name and not in it, as a name that changes each second would be read out each second.
          aria-describedby={wait > 0 ? noteId : undefined}
          aria-disabled={wait > 0}
          busy={busy === 'code'}
          busyLabel="Requesting OTP…"
        >
          Resend OTP
        </Button>
        {wait > 0 && (
          <span id={noteId} className={styles.countdown}>
            in {clockText(wait)}
          </span>
        )}
      </span>
      {wait > 0 && pausedBy !== undefined && <p className={styles.paused}>{pausedBy}</p>}
    </>
  );
}

/** 24 s; from a minute on 14:32. */
function clockText(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
