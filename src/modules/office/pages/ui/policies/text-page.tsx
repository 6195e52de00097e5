import { WireHeading } from '#design/brand/wire-heading.tsx';
import type { TextPage as Page } from '#office/pages/page.contract.ts';
import { rich } from '#shared/language/rich.ts';
import { dayOfText } from '#shared/time/dates.ts';
import { DocumentBlocks } from './document-blocks.tsx';
import { PageContents } from './page-contents.tsx';
import styles from './text-page.module.css';

/** A text page, such as the privacy policy: title, summary, table of contents and sections. */
export function TextPage({ page, language }: { page: Page; language: string }) {
  const { title, intro, changed, sections } = page;
  return (
    <div className={styles.page} lang={page.language === language ? undefined : page.language}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <DocumentBlocks blocks={intro} className={styles.intro} />
        <p className={styles.changed}>
          {rich('office.pages.changed', {
            day: date => <time dateTime={changed}>{date}</time>,
            date: dayOfText(changed),
          })}
        </p>
      </header>
      <div className={styles.columns}>
        <PageContents sections={sections} />
        <div>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <WireHeading id={id} className={styles.heading}>
                {heading}
              </WireHeading>
              <div className={styles.text}>
                <DocumentBlocks blocks={blocks} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
