import { useId } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { BANK_HOLD_HOURS } from '#people/sellers/bank/bank-hold.ts';
import { MAX_PROFILE_LENGTHS } from '#people/sellers/profile/profile-fields.ts';
import styles from './profile-form.module.css';
import type { ProfileInHand } from './use-profile-form.ts';

/** Where the seller is paid to. A number that is kept is known again by its end and need not be typed again. */
export function ProfileBank({ form, lastFour }: { form: ProfileInHand; lastFour: string | undefined }) {
  const titleId = useId();
  const isKept = lastFour !== undefined;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Bank account</h2>
      <div className={styles.fields}>
        <TextField
          {...form.bound('bankHolder')}
          label="Account holder"
          className={styles.whole}
          autoComplete="off"
          maxLength={MAX_PROFILE_LENGTHS.bankHolder}
        />
        <TextField
          {...form.bound('bankNumber')}
          required={!isKept}
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          hint={isKept ? `Leave empty to keep the account ending in ${lastFour}` : undefined}
        />
        <TextField
          {...form.bound('bankIfsc')}
          label="IFSC"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={13}
          hint="11 characters, printed on your cheques"
        />
        {form.movesBank && (
          <div className={styles.whole}>
            <OwnPasswordField {...form.password} />
            <p className={styles.note}>
              {isKept ? 'After you change the account,' : 'After you add the account,'} payouts are held for{' '}
              {BANK_HOLD_HOURS} hours. We’ll send you a mail.
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
