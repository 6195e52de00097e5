import { Link } from 'react-router';
import styles from '#people/accounts/ui/form.module.css';
import * as paths from '#shared/paths/paths.ts';

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
