import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import styles from './arranged.module.css';

interface FormActsProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** Sends a small form of an order, or closes it. */
export function FormActs({ label, busy, onClose }: FormActsProps) {
  return (
    <div className={styles.acts}>
      <Button type="submit" size="sm" busy={busy}>
        {label}
      </Button>
      <Button tone="quiet" size="sm" onClick={onClose}>
        {t('design.cancel')}
      </Button>
    </div>
  );
}
