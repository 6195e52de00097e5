import Search from 'lucide-react/icons/search';
import { Form, Link } from 'react-router';
import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH } from '#products/catalog/search/search-keyword.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './ways-on.module.css';

/** Known without asking the server, which may be what fails. */
const POPULAR = [
  ['smartphone', t('shell.errors.ways.smartphone')],
  ['audio', t('shell.errors.ways.audio')],
  ['laptop', t('shell.errors.ways.laptop')],
  ['tv', t('shell.errors.ways.tv')],
  ['wearable', t('shell.errors.ways.wearable')],
  ['powerbank', t('shell.errors.ways.powerbank')],
] as const;

/** Links from a missing page: a search and popular categories. */
export function LostPageWays() {
  return (
    <div className={styles.ways}>
      <Form action={paths.search} role="search" aria-label={t('shell.errors.ways.search')} className={styles.find}>
        <input
          type="search"
          name="keyword"
          aria-label={t('shell.errors.ways.field')}
          placeholder={t('shell.errors.ways.field')}
          className={styles.words}
          autoComplete="off"
          enterKeyHint="search"
          required
          minLength={MIN_KEYWORD_LENGTH}
          maxLength={MAX_KEYWORD_LENGTH}
        />
        <button type="submit" className={styles.go} aria-label={t('shell.errors.ways.go')}>
          <Search aria-hidden="true" />
        </button>
      </Form>
      <nav aria-label={t('shell.errors.ways.popular')}>
        <ul className={styles.kinds}>
          {POPULAR.map(([kind, label]) => (
            <li key={kind}>
              <Link to={`${paths.listing}?kind=${kind}`} className={styles.kind}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
