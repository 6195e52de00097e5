import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { Section } from '#products/fronts/front.ts';
import { sectionTitle } from '#products/fronts/section-title.ts';
import { t } from '#shared/language/t.ts';
import { momentOf, typedMoment } from '#shared/time/typed-moment.ts';
import styles from './editor.module.css';
import { PricesFields } from './prices-fields.tsx';
import { ProductsFields } from './products-fields.tsx';
import { TextFields } from './text-fields.tsx';
import type { FrontEditor } from './use-front-editor.ts';
import { WordsFields } from './words-fields.tsx';

interface SectionFormProps {
  readonly section: Section;
  readonly at: number;
  readonly editor: FrontEditor;
  readonly onDone: () => void;
}

/** A section of the page in a panel. What is typed is in the preview at once, and saved with the page. */
export function SectionForm({ section, at, editor, onDone }: SectionFormProps) {
  return (
    <div className={styles.form}>
      <SectionFields section={section} faultOf={field => editor.faults[`sections.${at}.${field}`]} editor={editor} />
      <Button tone="primary" onClick={onDone}>
        {t('products.fronts.fields.done')}
      </Button>
    </div>
  );
}

/** The fields of one section. */
export function SectionFields({ section, faultOf, editor }: KindFieldsProps<Section>) {
  const change = (more: Pick<Partial<Section>, 'titles' | 'from' | 'until'>) =>
    editor.changeSection({ ...section, ...more });
  const given = sectionTitle(section);
  return (
    <>
      {section.kind !== 'banners' && (
        <WordsFields
          label={t('products.fronts.fields.title')}
          hint={given === '' ? undefined : t('products.fronts.fields.titleHint', { title: given })}
          words={section.titles}
          error={faultOf('titles.en')}
          onChange={titles => change({ titles })}
        />
      )}
      {section.kind === 'products' && <ProductsFields section={section} faultOf={faultOf} editor={editor} />}
      {section.kind === 'prices' && <PricesFields section={section} faultOf={faultOf} editor={editor} />}
      {section.kind === 'text' && <TextFields section={section} faultOf={faultOf} editor={editor} />}
      {(['from', 'until'] as const).map(end => (
        <TextField
          key={end}
          type="datetime-local"
          label={end === 'from' ? t('products.fronts.fields.from') : t('products.fronts.fields.until')}
          aside={t('design.optional')}
          hint={end === 'from' ? t('products.fronts.fields.fromHint') : t('products.fronts.fields.untilHint')}
          error={faultOf(end)}
          value={typedMoment(section[end])}
          onChange={event => change({ [end]: momentOf(event.currentTarget.value) ?? null })}
        />
      ))}
    </>
  );
}

/** Fields of the sections of one kind. */
export interface KindFieldsProps<Of extends Section> {
  readonly section: Of;
  readonly faultOf: (field: string) => string | undefined;
  readonly editor: Pick<FrontEditor, 'products' | 'changeSection'>;
}
