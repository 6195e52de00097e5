import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import styles from './dialog-form.module.css';
import type { FormInHand } from './use-form.ts';

type DialogFormProps = {
  form: Pick<FormInHand<object>, 'props' | 'busy'>;
  /** The label of the submit button. */
  verb: string;
  tone?: 'primary' | 'danger' | undefined;
  onCancel: () => void;
  children: ReactNode;
};

/** A form in a dialog, with Cancel and a submit button. */
export function DialogForm({ form, verb, tone = 'primary', onCancel, children }: DialogFormProps) {
  return (
    <form {...form.props} className={styles.form}>
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('design.cancel')}</Button>
        <Button type="submit" tone={tone} busy={form.busy}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
