import Search from 'lucide-react/icons/search';
import { type FocusEvent, Suspense, useCallback, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { classes } from '#design/theme/classes.ts';
import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH } from '#products/catalog/search/search-keyword.ts';
import type { ShownSuggestions } from '#products/catalog/ui/search/search-suggestions.tsx';
import { optionalPart } from '#routing/optional-part.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './header-search.module.css';

/** Loaded when the field gets the focus. If that fails, the field searches without suggestions. */
const Suggestions = optionalPart(
  async () => (await import('#products/catalog/ui/search/search-suggestions.tsx')).SearchSuggestions,
);

/** The search field of the header. Hidden (`away`) on the search page, which has its own. */
export function HeaderSearch({ away }: { away: boolean }) {
  const [params] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  /** The text to suggest for; undefined if suggestions are closed. */
  const [typed, setTyped] = useState<string>();
  const [{ listId, activeId }, setShown] = useState<ShownSuggestions>({});
  const close = useCallback(() => setTyped(undefined), []);
  const suggest = () => setTyped(field.current?.value ?? '');
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <Form
      className={classes(styles.find, away && styles.away)}
      action={paths.search}
      role="search"
      aria-label={t('shell.storefront.search.form')}
      onBlur={onBlur}
      onSubmit={() => {
        close();
        field.current?.blur();
      }}
    >
      <button type="submit" className={styles.go} aria-label={t('shell.storefront.search.go')}>
        <Search aria-hidden="true" />
      </button>
      <input
        key={params.get('keyword')}
        ref={field}
        className={styles.words}
        type="text"
        name="keyword"
        defaultValue={params.get('keyword') ?? ''}
        role="combobox"
        aria-label={t('shell.storefront.search.field')}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('shell.storefront.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        required
        minLength={MIN_KEYWORD_LENGTH}
        maxLength={MAX_KEYWORD_LENGTH}
        onFocus={suggest}
        onClick={suggest}
        onChange={suggest}
      />
      {typed !== undefined && field.current && (
        <Suspense>
          <Suggestions field={field.current} typed={typed} onShown={setShown} onClose={close} />
        </Suspense>
      )}
    </Form>
  );
}
