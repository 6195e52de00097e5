import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import type { OwnAccount } from '#people/accounts/own-account.contract.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangeMobileDialog } from './change-mobile-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import styles from './own-account.module.css';

type Changeable = 'email' | 'mobile' | 'password';

/** The facts of an account, each with the way to change it. */
export function OwnFacts({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [open, setOpen] = useState<Changeable>();
  const { userName, email, mobile } = account;
  const dialog = {
    onClose: () => setOpen(undefined),
    onChanged: () => {
      setOpen(undefined);
      onChanged();
    },
  };
  const facts: readonly (readonly [string, string, Changeable?])[] = [
    ['Username', userName],
    ['Email', email, 'email'],
    ['Mobile', mobile === null ? 'Not given' : showMobile(mobile), 'mobile'],
    ['Password', '••••••••', 'password'],
  ];
  return (
    <>
      <dl>
        {facts.map(([name, value, changes]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {changes && (
              <dd className={styles.change}>
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={`Change ${name.toLowerCase()}`}
                  aria-haspopup="dialog"
                  onClick={() => setOpen(changes)}
                >
                  Change
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <ChangeEmailDialog open={open === 'email'} {...dialog} />
      <ChangeMobileDialog open={open === 'mobile'} {...dialog} />
      <ChangePasswordDialog open={open === 'password'} email={email} {...dialog} />
    </>
  );
}
