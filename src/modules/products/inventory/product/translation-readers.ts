import { PRODUCT_FIELDS } from '#products/catalog/product/product.fields.ts';
import { OTHER_LANGUAGES, type Translation } from '#products/catalog/product/translations.ts';
import { t } from '#shared/language/t.ts';
import type { Read } from '#shared/text/read.ts';
import { tooLong } from './field-readers.ts';
import { lengthOf } from './field-rules.ts';
import { readHighlights } from './list-readers.ts';
import type { EnteredTranslation } from './product-draft.ts';
import { tidyLine, tidyText } from './tidy-text.ts';

/** Each language once, with the limits of the English texts. One without any text is left out. */
export function readTranslations(entered: readonly EnteredTranslation[] = []): Read<readonly Translation[]> {
  const read: Translation[] = [];
  for (const { language, title = '', description = '', highlights = [], of = '' } of entered) {
    const known = OTHER_LANGUAGES.find(({ code }) => code === language);
    if (!known || read.some(other => other.language === language))
      return {
        fault: t('products.inventory.fault.language', {
          languages: OTHER_LANGUAGES.map(({ code }) => code).join(', '),
        }),
      };
    const lines = readHighlights(highlights);
    if ('fault' in lines) return { fault: `${known.name}: ${lines.fault}` };
    const texts = { title: tidyLine(title), description: tidyText(description), highlights: lines.value };
    for (const name of ['title', 'description'] as const) {
      const { label, max } = PRODUCT_FIELDS[name];
      if (lengthOf(texts[name]) > max) return { fault: `${known.name}: ${tooLong(label, max)}` };
    }
    if (texts.title || texts.description || texts.highlights.length > 0) read.push({ language, ...texts, of });
  }
  return { value: read.toSorted((one, other) => (one.language < other.language ? -1 : 1)) };
}
