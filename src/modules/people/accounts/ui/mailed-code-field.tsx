import type { ComponentProps } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { t } from '#shared/language/t.ts';

type MailedCodeFieldProps = Omit<ComponentProps<typeof OneTimeCodeField>, 'label' | 'hint' | 'required'> & {
  /** What asks for another code. */
  again: string;
  onAgain: () => void;
};

/** The code from a mail, and a button for another one. */
export function MailedCodeField({ again, onAgain, ...field }: MailedCodeFieldProps) {
  return (
    <div className={styles.code}>
      <OneTimeCodeField
        {...field}
        label={t('people.accounts.code.mailed')}
        hint={t('people.accounts.code.digits')}
        required
      />
      <div className={styles.resend}>
        <Button size="sm" tone="quiet" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  );
}
