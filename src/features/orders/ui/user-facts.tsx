import LogOut from 'lucide-react/icons/log-out';
import { Button } from '#design/button.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import styles from './user-facts.module.css';

/** Who is signed in. */
export function UserFacts({ user }: { user: SessionUser }) {
  const { signOut } = useSession();
  return (
    <div className={styles.box}>
      <dl className={styles.facts}>
        <div>
          <dt>Username</dt>
          <dd>{user.userName}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
      <Button icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
        Logout
      </Button>
    </div>
  );
}
