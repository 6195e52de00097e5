import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import {
  isSearchable,
  MAX_KEYWORD_LENGTH,
  MIN_KEYWORD_LENGTH,
  TYPING_RESTS_MS,
  tidyKeyword,
} from '#products/catalog/search/search-keyword.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './search-box.module.css';

/** Searches while typing (debounced, from a minimum length); Enter and the button search immediately. */
export function SearchBox({ keyword }: { keyword: string }) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(keyword);

  useEffect(() => () => clearTimeout(clock.current), []);
  // A keyword from the address, as after the back button, replaces the text; text still being typed stays.
  useEffect(() => {
    if (keyword !== searched.current && input.current) input.current.value = keyword;
    searched.current = keyword;
  }, [keyword]);

  const onTyping = (text: string) => {
    clearTimeout(clock.current);
    if (!isSearchable(text, 'typed') || tidyKeyword(text) === searched.current) return;
    clock.current = setTimeout(() => {
      searched.current = tidyKeyword(text);
      navigate(`?keyword=${encodeURIComponent(searched.current)}`, { replace: true, preventScrollReset: true });
    }, TYPING_RESTS_MS);
  };
  return (
    <Form
      action={paths.search}
      role="search"
      aria-label={t('products.catalog.search.form')}
      className={styles.form}
      onSubmit={() => {
        clearTimeout(clock.current);
        searched.current = tidyKeyword(input.current?.value);
      }}
    >
      <span className={styles.box}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="keyword"
          defaultValue={keyword}
          aria-label={t('products.catalog.search.field')}
          placeholder={t('products.catalog.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          required
          minLength={MIN_KEYWORD_LENGTH}
          maxLength={MAX_KEYWORD_LENGTH}
          onChange={event => onTyping(event.currentTarget.value)}
        />
      </span>
      <Button
        type="submit"
        tone="primary"
        size="xl"
        busy={location?.pathname === paths.search}
        busyLabel={t('products.catalog.search.go')}
      >
        {t('products.catalog.search.go')}
      </Button>
    </Form>
  );
}
