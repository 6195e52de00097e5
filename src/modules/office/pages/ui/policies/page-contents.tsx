import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useState } from 'react';
import styles from './page-contents.module.css';

/** Table of contents of a text page: sticky beside the text, or collapsed above it on phones. */
export function PageContents({ headings }: { headings: readonly string[] }) {
  const current = useSectionInView(headings);
  const list = (
    <ol className={styles.list}>
      {headings.map(heading => (
        <li key={heading}>
          <a
            href={`#${sectionId(heading)}`}
            className={styles.link}
            aria-current={heading === current ? 'location' : undefined}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.beside} aria-label="On this page">
        {list}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          On this page
          <ChevronDown aria-hidden="true" />
        </summary>
        {list}
      </details>
    </>
  );
}

/** A line in the upper part of the screen, below the header; the section that crosses it counts as the one being read. */
const READING_LINE = '-18% 0px -80% 0px';

/** The heading of the section being read; undefined above the first one. */
function useSectionInView(headings: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = headings.join('\n');

  useEffect(() => {
    const headingOf = new Map<Element, string>();
    let first: Element | undefined;
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries)
          if (isIntersecting) setCurrent(headingOf.get(target));
          else if (target === first && rootBounds && boundingClientRect.top > rootBounds.bottom) setCurrent(undefined);
      },
      { rootMargin: READING_LINE },
    );
    for (const heading of names.split('\n')) {
      const section = document.getElementById(sectionId(heading))?.closest('section');
      if (!section) continue;
      first ??= section;
      headingOf.set(section, heading);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);

  return current;
}

/** The anchor of a section, from its heading: `who-else-sees-it`. */
export function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
