import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { dayOfText } from '#shared/time/dates.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { PageContents, sectionId } from './page-contents.tsx';
import styles from './text-page.module.css';

/** One section of a text page. */
export interface TextSection {
  heading: string;
  text: ReactNode;
}

export interface TextPageProps {
  title: string;
  /** Shown by search engines. */
  description: string;
  /** A summary in a sentence or two. */
  intro: ReactNode;
  /** The date of the last change of the text: 2026-11-21. */
  changed: string;
  sections: readonly TextSection[];
}

/** A text page, such as the privacy policy: title, summary, table of contents and sections. */
export function TextPage({ title, description, intro, changed, sections }: TextPageProps) {
  const { pathname } = useLocation();
  const headings = sections.map(section => section.heading);
  return (
    <div className={styles.page}>
      <PageTitle title={title} description={description} path={pathname} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.changed}>
          Last changed <time dateTime={changed}>{dayOfText(changed)}</time>
        </p>
      </header>
      <div className={styles.columns}>
        <PageContents headings={headings} />
        <div>
          {sections.map(({ heading, text }) => (
            <section key={heading} className={styles.section} aria-labelledby={sectionId(heading)}>
              <WireHeading id={sectionId(heading)} className={styles.heading}>
                {heading}
              </WireHeading>
              <div className={styles.text}>{text}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
