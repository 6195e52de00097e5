import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type FrontTexts, MAX_TITLE } from '#products/fronts/front.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';

interface WordsFieldsProps {
  readonly label: string;
  readonly words: FrontTexts;
  readonly onChange: (words: FrontTexts) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly most?: number | undefined;
  readonly isLong?: boolean | undefined;
}

/** A text in every language of the shop. Where one is missing, shoppers read the English one. */
export function WordsFields({ label, words, onChange, hint, error, most = MAX_TITLE, isLong }: WordsFieldsProps) {
  const Text = isLong ? TextArea : TextField;
  return LANGUAGES.map(({ code, name }) => (
    <Text
      key={code}
      lang={code}
      label={code === SOURCE_LANGUAGE ? label : t('products.fronts.fields.inLanguage', { label, language: name })}
      aside={code === SOURCE_LANGUAGE ? undefined : t('design.optional')}
      hint={code === SOURCE_LANGUAGE ? hint : undefined}
      error={code === SOURCE_LANGUAGE ? error : undefined}
      maxLength={most}
      value={words[code] ?? ''}
      onChange={(event: { currentTarget: { value: string } }) =>
        onChange({ ...words, [code]: event.currentTarget.value })
      }
    />
  ));
}
