import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { startPageOf } from '#features/accounts/start-page.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import styles from './unauth.module.css';
import { useSession } from './use-session.ts';

/** Where somebody lands who has followed a link to what is not theirs to see. */
export default function Unauth() {
  const { user } = useSession();
  const start = user ? startPageOf(user) : '/';
  return (
    <div className={styles.page}>
      <PageTitle title="No access" />
      <Lock className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>You don't have access to view this page</h1>
      <p className={styles.text}>It belongs to the back-office. If you work there, sign in with that account.</p>
      <div className={styles.ways}>
        <Link to={start} className={buttonClass({ tone: 'primary' })}>
          {start === '/' ? 'Go to the front page' : 'Go to your start page'}
        </Link>
        {!user && (
          <Link to="/login" className={buttonClass({ tone: 'outline' })}>
            Login
          </Link>
        )}
      </div>
    </div>
  );
}
