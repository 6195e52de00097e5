import Zap from 'lucide-react/icons/zap';
import { Link } from 'react-router';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './admin-title.module.css';

/** The panel's name, which leads to the dashboard. */
export function AdminTitle({ onGo }: { onGo?: () => void }) {
  return (
    <Link to={adminPaths.dashboard} className={styles.title} onClick={onGo}>
      <Zap aria-hidden="true" />
      Admin Panel
    </Link>
  );
}
