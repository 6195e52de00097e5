import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { dayOfText } from '#shared/time/dates.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { PageContents } from './page-contents.tsx';
import { sectionId } from './section-id.ts';
import styles from './text-page.module.css';

/** One matter of a page of text. */
export interface TextSection {
  heading: string;
  text: ReactNode;
}

export interface TextPageProps {
  title: string;
  /** What search engines show of it. */
  description: string;
  /** The answer in a sentence or two, for who reads no further. */
  intro: ReactNode;
  /** The day on which its words were last changed: 2026-11-21. */
  changed: string;
  sections: readonly TextSection[];
}

/** A page of text, such as the privacy policy: its title, the gist, what it holds, then section after section. */
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
