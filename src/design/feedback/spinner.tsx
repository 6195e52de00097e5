import styles from './spinner.module.css';

/** Shown while work is running. Hidden from screen readers; the busy label is announced. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" className={styles.track} />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
