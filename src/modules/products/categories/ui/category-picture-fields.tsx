import { TextField } from '#design/fields/text-field.tsx';
import { MAX_ALT_LENGTH } from '#products/categories/read-category.ts';
import { PictureField } from '#products/media/ui/picture-field.tsx';
import type { FormInHand } from '#routing/forms/use-form.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import styles from './category-form.module.css';
import type { TypedCategoryForm } from './typed-category.ts';

/** The picture of a category, and its alternative text in each language once there is one. */
export function CategoryPictureFields({ form }: { readonly form: FormInHand<TypedCategoryForm> }) {
  const { picture } = form.typed;
  return (
    <fieldset className={styles.usual}>
      <legend>{t('products.categories.field.picture')}</legend>
      <p className={styles.note}>{t('products.categories.field.pictureHint')}</p>
      <PictureField
        pictures={picture === '' ? [] : [picture]}
        most={1}
        error={form.faults.picture}
        onChange={([src = '']) => form.change({ picture: src })}
      />
      {picture !== '' &&
        LANGUAGES.map(({ code, name }) => (
          <TextField
            key={code}
            {...form.bound(`alts.${code}`)}
            lang={code}
            label={t('products.categories.field.altIn', { language: name })}
            maxLength={MAX_ALT_LENGTH}
          />
        ))}
    </fieldset>
  );
}
