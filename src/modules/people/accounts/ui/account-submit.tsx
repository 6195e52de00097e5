import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import styles from './form.module.css';

export interface AccountSubmitProps {
  /** What the button says. */
  children: ReactNode;
  busy: boolean;
  busyLabel: string;
}

/** The button that sends a form to register, sign in or prove an e-mail address. */
export function AccountSubmit({ children, busy, busyLabel }: AccountSubmitProps) {
  return (
    <Button type="submit" tone="primary" size="xl" wide busy={busy} busyLabel={busyLabel} className={styles.act}>
      {children}
    </Button>
  );
}
