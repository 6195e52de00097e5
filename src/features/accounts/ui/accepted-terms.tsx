import { Link } from 'react-router';
import * as paths from '#shared/paths.ts';
import styles from './form.module.css';

/** What the button above it agrees to. Nothing to tick: the two pages hold for every account, and nothing else is asked. */
export function AcceptedTerms() {
  return (
    <p className={styles.small}>
      By creating an account you accept the{' '}
      <Link to={paths.terms} className={styles.link}>
        Terms and Conditions
      </Link>
      . The{' '}
      <Link to={paths.privacy} className={styles.link}>
        Privacy Policy
      </Link>{' '}
      explains what we keep and why.
    </p>
  );
}
