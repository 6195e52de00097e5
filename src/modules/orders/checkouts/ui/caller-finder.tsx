import { Button } from '#design/buttons/button.tsx';
import { TextField, type TextFieldProps } from '#design/fields/text-field.tsx';
import { listShoppers } from '#office/people/shoppers.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './by-hand.module.css';

const MAX_FOUND = 4;

interface CallerFinderProps {
  readonly field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  readonly onFound: (email: string) => void;
}

/** The caller’s e-mail address. Part of a name, address or mobile number finds the accounts there are. */
export function CallerFinder({ field, onFound }: CallerFinderProps) {
  const find = String(field.value).trim();
  const asked = useAnswer(listShoppers, find.length > 2 ? { find, limit: MAX_FOUND } : null);
  const others = (find.length > 2 && asked.answer?.data.filter(({ email }) => email !== find)) || [];
  const isKnown = asked.isFresh && asked.answer?.data.some(({ email }) => email === find.toLowerCase());
  return (
    <>
      <TextField
        {...field}
        label={t('orders.checkouts.hand.email')}
        hint={isKnown ? t('orders.checkouts.hand.known') : t('orders.checkouts.hand.emailHint')}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={254}
        required
      />
      {others.length > 0 && !isKnown && (
        <ul className={styles.found} aria-label={t('orders.checkouts.hand.found')}>
          {others.map(({ _id, userName, email }) => (
            <li key={_id}>
              <Button tone="quiet" onClick={() => onFound(email)}>
                {t('orders.checkouts.hand.person', { name: userName, email })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
