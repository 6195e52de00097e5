import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import styles from './panel-box.module.css';

type PanelBoxProps = {
  titleId: string;
  title: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** The inside of a sheet or side panel: a head that stays, what scrolls, a foot that stays. */
export function PanelBox({ titleId, title, aside, children, footer, closeLabel, onClose }: PanelBoxProps) {
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside != null && <span className={styles.aside}>{aside}</span>}
        <IconButton className={styles.close} label={closeLabel} icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer != null && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
