import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './page-contents.module.css';
import { sectionId } from './section-id.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** What a page of text holds: beside it where there is room, staying in sight; folded above it on phones. */
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
