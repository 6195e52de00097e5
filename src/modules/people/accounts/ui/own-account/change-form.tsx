import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import styles from '#people/accounts/ui/form.module.css';
import { useFocusOnFault } from '#people/accounts/ui/use-focus-on-fault.ts';

export type ChangeProps = {
  open: boolean;
  onClose: () => void;
  /** The change is made and told. */
  onChanged: () => void;
};

export type ChangeFormProps = {
  /** The verb on the button. */
  verb: string;
  tone?: 'primary' | 'danger' | undefined;
  busy: boolean;
  /** What is wrong, by field; the first of them gets the focus. */
  faults: Readonly<Record<string, string>>;
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** The fields of a change with its two buttons. */
export function ChangeForm({ verb, tone = 'primary', busy, faults, onCancel, onSubmit, children }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, faults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone={tone} busy={busy}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
