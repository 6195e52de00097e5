import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './contact-form.module.css';
import type { MessageRefusal } from './use-message.ts';

const SENTENCES = {
  offline: 'You are offline. Please send it once you are back online.',
  unreached: 'We couldn’t send your message. Please try again in a moment.',
} as const;

/** Why a message was not sent. The form stays as it is. */
export function SendingFailed({ refusal }: { refusal: MessageRefusal }) {
  return (
    <p className={styles.failed} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{typeof refusal === 'string' ? SENTENCES[refusal] : refusal.sentence} Your message is still here.</span>
    </p>
  );
}
