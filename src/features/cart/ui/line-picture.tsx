import styles from './line-picture.module.css';

/** The small picture of a line. The title beside it says what it is. */
export function LinePicture({ src, className }: { src: string; className?: string | undefined }) {
  return (
    <span className={className ? `${styles.stage} ${className}` : styles.stage}>
      <img src={src} alt="" width={160} height={160} loading="lazy" decoding="async" className={styles.picture} />
    </span>
  );
}
