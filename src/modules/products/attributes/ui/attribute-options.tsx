import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { moved } from '#design/tables/use-reorder.ts';
import { MAX_NAME_LENGTH } from '#products/catalog/categories/typed-names.ts';
import type { Faults } from '#routing/forms/faults.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import styles from './attribute-form.module.css';
import { nameOf } from './attribute-words.ts';
import { keptOptions, newOption, type TypedOption } from './typed-attribute.ts';

interface AttributeOptionsProps {
  readonly options: readonly TypedOption[];
  readonly faults: Faults;
  readonly onChange: (options: readonly TypedOption[]) => void;
}

/** The options of a choice: named in each language, put into an order, added, and removed or merged into another. */
export function AttributeOptions({ options, faults, onChange }: AttributeOptionsProps) {
  const kept = keptOptions(options);
  const put = (option: TypedOption, more: Partial<TypedOption>) =>
    onChange(options.map(each => (each === option ? { ...each, ...more } : each)));
  return (
    <fieldset className={styles.group}>
      <legend>{t('products.attributes.field.options')}</legend>
      {faults.options && <p role="alert">{faults.options}</p>}
      <ol className={styles.options}>
        {options.map((option, at) =>
          option.isRemoved ? (
            <RemovedOption key={option.key} option={option} kept={kept} onChange={more => put(option, more)} />
          ) : (
            <li key={option.key} className={styles.option}>
              <OptionNames
                option={option}
                number={kept.indexOf(option) + 1}
                faults={faults}
                onChange={names => put(option, { names })}
              />
              <span className={styles.tools}>
                <span className={styles.note}>
                  {t('products.attributes.field.optionProducts', { count: option.products })}
                </span>
                <IconButton
                  label={t('products.attributes.field.optionUp', { name: nameOf(option.names) })}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={at === 0}
                  onClick={() => onChange(moved(options, at, at - 1))}
                />
                <IconButton
                  label={t('products.attributes.field.optionDown', { name: nameOf(option.names) })}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={at === options.length - 1}
                  onClick={() => onChange(moved(options, at, at + 1))}
                />
                <IconButton
                  label={t('products.attributes.field.optionRemove', { name: nameOf(option.names) })}
                  icon={<Trash aria-hidden="true" />}
                  onClick={() =>
                    option.isNew ? onChange(options.filter(each => each !== option)) : put(option, { isRemoved: true })
                  }
                />
              </span>
            </li>
          ),
        )}
      </ol>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => onChange([...options, newOption(options)])}>
        {t('products.attributes.addOption')}
      </Button>
    </fieldset>
  );
}

interface OptionNamesProps {
  readonly option: TypedOption;
  /** Among those that stay, from 1. */
  readonly number: number;
  readonly faults: Faults;
  readonly onChange: (names: TypedOption['names']) => void;
}

function OptionNames({ option: { names }, number, faults, onChange }: OptionNamesProps) {
  const field = `options.${number - 1}`;
  return (
    <span className={styles.names}>
      {LANGUAGES.map(({ code, name }) => (
        <TextField
          key={code}
          name={`${field}.${code}`}
          lang={code}
          labelHidden
          label={t('products.attributes.field.option', { number, language: name })}
          placeholder={name}
          value={names[code] ?? ''}
          error={faults[`${field}.${code}`] ?? (code === 'en' ? faults[field] : undefined)}
          maxLength={MAX_NAME_LENGTH}
          onChange={event => onChange({ ...names, [code]: event.currentTarget.value })}
        />
      ))}
    </span>
  );
}

interface RemovedOptionProps {
  readonly option: TypedOption;
  readonly kept: readonly TypedOption[];
  readonly onChange: (more: Partial<TypedOption>) => void;
}

/** One that will be removed, and where its products go. */
function RemovedOption({ option, kept, onChange }: RemovedOptionProps) {
  const name = nameOf(option.names);
  const stored = kept.filter(({ isNew }) => !isNew);
  return (
    <li className={styles.option}>
      {option.products === 0 ? (
        <span className={styles.note}>{t('products.attributes.field.optionGone', { name })}</span>
      ) : (
        <Select
          label={t('products.attributes.field.optionMerge', { count: option.products, name })}
          value={option.to}
          placeholder={t('products.attributes.field.chooseOption')}
          choices={stored.map(({ key, names }) => ({ value: key, label: nameOf(names) }))}
          onChange={event => onChange({ to: event.currentTarget.value })}
        />
      )}
      <IconButton
        label={t('products.attributes.field.optionBack', { name })}
        icon={<Undo aria-hidden="true" />}
        onClick={() => onChange({ isRemoved: false, to: '' })}
      />
    </li>
  );
}
