import X from 'lucide-react/icons/x';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Select } from '#design/choices/select.tsx';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { t } from '#shared/language/t.ts';
import styles from './attribute-form.module.css';
import { categoryChoices } from './category-choices.ts';

interface ChosenCategoriesProps {
  readonly chosen: readonly string[];
  readonly tree: CategoryTree;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The categories that have an attribute themselves. */
export function ChosenCategories({ chosen, tree, error, onChange }: ChosenCategoriesProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{t('products.attributes.field.categories')}</legend>
      {chosen.length === 0 && <p className={styles.note}>{t('products.attributes.field.noCategory')}</p>}
      <ul className={styles.categories}>
        {chosen.map(id => {
          const name = tree.nameOf(id, t('language.code'));
          return (
            <li key={id}>
              {name}
              <IconButton
                label={t('products.attributes.field.categoryRemove', { name })}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(chosen.filter(each => each !== id))}
              />
            </li>
          );
        })}
      </ul>
      <Select
        label={t('products.attributes.addCategory')}
        hint={t('products.attributes.field.categoriesHint')}
        value=""
        error={error}
        placeholder={t('products.attributes.addCategory')}
        choices={categoryChoices(tree).filter(({ value }) => !chosen.includes(value))}
        onChange={event => onChange([...chosen, event.currentTarget.value])}
      />
    </fieldset>
  );
}
