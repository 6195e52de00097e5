import Search from 'lucide-react/icons/search';
import { Form, useLocation, useSearchParams } from 'react-router';
import { classes } from '#design/classes.ts';
import { LONGEST_KEYWORD, SHORTEST_KEYWORD } from '#features/catalog/search-keyword.ts';
import styles from './header-search.module.css';

/** The search box of the header. On the search page it makes way for that page's own. */
export function HeaderSearch() {
  const onSearchPage = useLocation().pathname === '/shop/search';
  const [params] = useSearchParams();
  return (
    <Form
      className={classes(styles.find, onSearchPage && styles.away)}
      action="/shop/search"
      role="search"
      aria-label="Shop"
    >
      <button type="submit" className={styles.go} aria-label="Search">
        <Search aria-hidden="true" />
      </button>
      <input
        key={params.get('keyword')}
        className={styles.words}
        type="search"
        name="keyword"
        defaultValue={params.get('keyword') ?? ''}
        aria-label="Search products"
        placeholder="Search phones, earbuds, TVs"
        autoComplete="off"
        enterKeyHint="search"
        required
        minLength={SHORTEST_KEYWORD}
        maxLength={LONGEST_KEYWORD}
      />
    </Form>
  );
}
