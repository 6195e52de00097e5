import { TextField } from '#design/fields/text-field.tsx';
import { MAX_NAME_LENGTH } from '#products/catalog/categories/typed-names.ts';
import type { FormInHand } from '#routing/forms/use-form.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import styles from './name-fields.module.css';

interface NameFieldsProps {
  readonly bound: FormInHand<Readonly<Record<`names.${string}` | 'id', string>>>['bound'];
  /** Undefined for a new one: its id can be chosen, once. */
  readonly id: string | undefined;
  readonly idLabel: string;
}

/** What a category or an attribute is called in each language, and its id. */
export function NameFields({ bound, id, idLabel }: NameFieldsProps) {
  return (
    <>
      {LANGUAGES.map(({ code, name }, at) => (
        <TextField
          key={code}
          {...bound(`names.${code}`)}
          lang={code}
          label={t('products.categories.field.nameIn', { language: name })}
          maxLength={MAX_NAME_LENGTH}
          data-autofocus={at === 0 ? '' : undefined}
        />
      ))}
      {id === undefined ? (
        <TextField
          {...bound('id')}
          label={idLabel}
          hint={t('products.categories.field.idHint')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <p className={styles.id}>{t('products.categories.field.idIs', { id })}</p>
      )}
    </>
  );
}
