import { MARKS } from '#office/pages/document/marks.ts';
import { PAGE_PARTS } from '#office/pages/facts/page-parts.ts';
import type { PageText } from '#office/pages/page-texts.contract.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { t } from '#shared/language/t.ts';
import styles from './page-editor.module.css';

const PARTS = {
  companyFacts: () => t('office.pages.part.companyFacts'),
  officerFacts: () => t('office.pages.part.officerFacts'),
  howYouPay: () => t('office.pages.part.howYouPay'),
  dataItems: () => t('office.pages.part.dataItems'),
  browserKeeps: () => t('office.pages.part.browserKeeps'),
} as const satisfies Record<(typeof PAGE_PARTS)[number], () => string>;

/** How the text of a page is written, and which facts it can name. */
export function EditorAside({ text: { placeholders } }: { text: PageText }) {
  const marks = [
    [MARKS.title, t('office.pages.mark.title')],
    [MARKS.description, t('office.pages.mark.description')],
    [MARKS.section, t('office.pages.mark.section')],
    [MARKS.list, t('office.pages.mark.list')],
    [MARKS.numbered, t('office.pages.mark.numbered')],
    [MARKS.bold, t('office.pages.mark.bold')],
    [MARKS.link, t('office.pages.mark.link')],
    [MARKS.placeholder, t('office.pages.mark.placeholder')],
    [MARKS.condition, t('office.pages.mark.condition', { ifNot: MARKS.ifNot })],
  ] as const;
  return (
    <div className={styles.beside}>
      <PageSection title={t('office.pages.mark.heading')}>
        <Names rows={marks} />
      </PageSection>
      <PageSection title={t('office.pages.placeholders.title')}>
        <Names
          rows={placeholders.map(
            ({ name, says }) => [`{${name}}`, says || t('office.pages.placeholders.empty')] as const,
          )}
        />
      </PageSection>
      <PageSection title={t('office.pages.part.heading')}>
        <Names rows={PAGE_PARTS.map(part => [`{${part}}`, PARTS[part]()] as const)} />
      </PageSection>
    </div>
  );
}

function Names({ rows }: { rows: readonly (readonly [name: string, says: string])[] }) {
  return (
    <dl className={styles.names}>
      {rows.map(([name, says]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
