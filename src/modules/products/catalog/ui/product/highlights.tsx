import { WireHeading } from '#design/brand/wire-heading.tsx';
import { NoBreakText } from '#design/data/no-break-text.tsx';
import { t } from '#shared/language/t.ts';
import styles from './highlights.module.css';

export interface HighlightsProps {
  highlights: readonly string[];
  /** Their language, if it is not that of the page. */
  lang?: string | undefined;
  className?: string | undefined;
}

export function Highlights({ highlights, lang, className }: HighlightsProps) {
  return (
    <section className={className} aria-labelledby="highlights">
      <WireHeading id="highlights" className={styles.heading}>
        {t('products.catalog.field.highlights')}
      </WireHeading>
      <ul className={styles.list} lang={lang}>
        {highlights.map(highlight => (
          <li key={highlight}>
            <NoBreakText text={highlight} />
          </li>
        ))}
      </ul>
    </section>
  );
}
