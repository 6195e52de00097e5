import CircleCheck from 'lucide-react/icons/circle-check';
import { passwordAdvice } from '#people/accounts/password/password-advice.ts';
import styles from './password-advice.module.css';

/** How far a password is that is being chosen, in words; with a tick once the shop would take it. */
export function PasswordHints({ password }: { password: string }) {
  const { text, isTaken } = passwordAdvice(password);
  return (
    <span className={styles.advice}>
      {isTaken && <CircleCheck aria-hidden="true" />}
      {text}
    </span>
  );
}
