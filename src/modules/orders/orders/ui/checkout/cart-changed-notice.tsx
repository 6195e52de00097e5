import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './cart-changed-notice.module.css';

/** What has changed in the cart since the shopper last saw it. */
export function CartChangedNotice({ title, differences }: { title: string; differences: readonly string[] }) {
  if (differences.length === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      <CircleAlert aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {differences.map(difference => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
