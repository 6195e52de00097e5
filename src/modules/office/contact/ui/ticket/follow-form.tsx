import { useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './follow-form.module.css';

/**
 * Opens the page of a ticket number. A plain form, so it also works without scripts. `number` is filled in only in the
 * browser, because the server sends the same page for all unknown numbers.
 */
export function FollowForm({ number = '', error }: { number?: string; error?: string | undefined }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = number;
  }, [number]);
  return (
    <Form action={paths.tickets} className={styles.form} aria-label={t('office.contact.ticket.form')}>
      <TextField
        id={id}
        label={t('office.contact.ticket.number')}
        name="number"
        ref={field}
        error={error}
        hint={t('office.contact.ticket.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        className={styles.field}
      />
      <Button type="submit" className={styles.go}>
        {t('office.contact.ticket.track')}
      </Button>
    </Form>
  );
}
