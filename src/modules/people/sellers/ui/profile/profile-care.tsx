import { useId } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import styles from './profile-form.module.css';
import type { ProfileInHand } from './use-profile-form.ts';

/** Where buyers reach the seller: on the pages of its products and on its invoices. */
export function ProfileCare({ form }: { form: ProfileInHand }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Customer care</h2>
      <div className={styles.fields}>
        <TextField
          {...form.bound('carePhone')}
          label="Customer care phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
          hint="A mobile, a landline with its area code or a toll-free number"
        />
        <TextField
          {...form.bound('careEmail')}
          label="Customer care e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          hint="Shown with your products and on your invoices"
        />
      </div>
    </section>
  );
}
