import { Button } from '#design/buttons/button.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { PRODUCT_FIELDS } from '#products/catalog/product/product.fields.ts';
import { isOlder, OTHER_LANGUAGES, type Translation } from '#products/catalog/product/translations.ts';
import type { TypedProduct } from '#products/inventory/product/typed-product.ts';
import { t } from '#shared/language/t.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';
import panel from './product-panel.module.css';
import type { ProductForm } from './use-product-form.ts';

const { title, description, highlights } = PRODUCT_FIELDS;

/** Title, description and highlights in the other languages of the shop. What is empty is shown in English. */
export function LanguagesFold({ form }: { form: ProductForm }) {
  const { typed, faults, change, unsaved, isNew } = form;
  const written = typed.translations;
  const older = written.filter(translation => isOlder(translation, englishOf(typed)));
  const set = (own: Translation, more: Partial<Translation>) =>
    change({
      translations: [
        ...written.filter(({ language }) => language !== own.language),
        // Without the print it counts as written for the English texts as they are saved.
        { ...own, of: '', ...more },
      ].toSorted((one, other) => (one.language < other.language ? -1 : 1)),
    });
  return (
    <Fold
      title={t('products.inventory.languages.title')}
      says={
        older.length > 0 ? (
          <span data-warns>{t('products.inventory.languages.someOlder', { languages: namesOf(older) })}</span>
        ) : (
          namesOf(written) || t('products.inventory.languages.none')
        )
      }
      changed={!isNew && unsaved.has('translations')}
    >
      {OTHER_LANGUAGES.map(({ code, tag, name }) => {
        const own = written.find(({ language }) => language === code) ?? blankIn(code);
        return (
          <fieldset key={code} className={panel.language} aria-label={name}>
            <TextField
              label={`${title.label} (${name})`}
              lang={tag}
              maxLength={title.max}
              value={own.title}
              onChange={event => set(own, { title: event.currentTarget.value })}
            />
            <TextArea
              label={`${description.label} (${name})`}
              lang={tag}
              rows={4}
              maxLength={description.max}
              value={own.description}
              onChange={event => set(own, { description: event.currentTarget.value })}
            />
            <TextArea
              label={`${highlights.label} (${name})`}
              lang={tag}
              rows={4}
              hint={t('products.inventory.languages.hint')}
              value={own.highlights.join('\n')}
              onChange={event => {
                const text = event.currentTarget.value;
                set(own, { highlights: text === '' ? [] : text.split('\n') });
              }}
            />
            {older.includes(own) && (
              <div className={panel.older}>
                <p>{t('products.inventory.languages.older')}</p>
                <Button size="sm" onClick={() => set(own, {})}>
                  {t('products.inventory.languages.stillRight')}
                </Button>
              </div>
            )}
          </fieldset>
        );
      })}
      {faults.translations && (
        <p className={styles.fault} role="alert" data-fault tabIndex={-1}>
          {faults.translations}
        </p>
      )}
    </Fold>
  );
}

function blankIn(language: string): Translation {
  return { language, title: '', description: '', highlights: [], of: '' };
}

/** As it will be saved. */
function englishOf(typed: TypedProduct) {
  return {
    title: typed.title.trim(),
    description: typed.description.trim(),
    highlights: typed.highlights
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  };
}

function namesOf(translations: readonly Translation[]): string {
  return OTHER_LANGUAGES.filter(({ code }) => translations.some(({ language }) => language === code))
    .map(({ name }) => name)
    .join(', ');
}
