import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import styles from './follow-form.module.css';

/** Asks for a ticket number and leads to its page; a plain form, which works without scripts too. */
export function FollowForm({ number = '', error }: { number?: string; error?: string | undefined }) {
  const id = useId();
  return (
    <Form action="/ticket" className={styles.form} aria-label="Track a ticket">
      <TextField
        id={id}
        label="Ticket number"
        name="number"
        defaultValue={number}
        error={error}
        hint="For example, BB-7K3Q-9XWM-4TPD"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        className={styles.field}
      />
      <Button type="submit" className={styles.go}>
        Track
      </Button>
    </Form>
  );
}
