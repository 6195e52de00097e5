import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useState } from 'react';
import type { DocumentSection } from '#office/pages/document/text-document.ts';
import { t } from '#shared/language/t.ts';
import styles from './page-contents.module.css';

/** Table of contents of a text page: sticky beside the text, or collapsed above it on phones. */
export function PageContents({ sections }: { sections: readonly Pick<DocumentSection, 'id' | 'heading'>[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.beside} aria-label={t('office.pages.contents')}>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {t('office.pages.contents')}
          <ChevronDown aria-hidden="true" />
        </summary>
        {list}
      </details>
    </>
  );
}

/** A line in the upper part of the screen, below the header; the section that crosses it counts as the one being read. */
const READING_LINE = '-18% 0px -80% 0px';

/** The id of the section being read; undefined above the first one. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join('\n');

  useEffect(() => {
    const idOf = new Map<Element, string>();
    let first: Element | undefined;
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries)
          if (isIntersecting) setCurrent(idOf.get(target));
          else if (target === first && rootBounds && boundingClientRect.top > rootBounds.bottom) setCurrent(undefined);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of all.split('\n')) {
      const section = document.getElementById(id)?.closest('section');
      if (!section) continue;
      first ??= section;
      idOf.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
