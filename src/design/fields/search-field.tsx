import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { isPageKey } from '#design/tables/page-key.ts';
import { t } from '#shared/language/t.ts';
import styles from './search-field.module.css';
import { TextField } from './text-field.tsx';

export type SearchFieldProps = {
  /** The label, for screen readers only. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit: () => void;
  className?: string | undefined;
};

/** Searches the list of the page. The slash key focuses it. */
export function SearchField({ label, placeholder, value, onChange, onSubmit, className }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return;
      event.preventDefault();
      form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const clear = () => {
    onChange('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <search className={className}>
      <form ref={form} onSubmit={submit}>
        <TextField
          type="search"
          label={label}
          labelHidden
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          icon={<Search aria-hidden="true" />}
          value={value}
          onChange={event => onChange(event.target.value)}
          after={
            value ? (
              <IconButton label={t('design.search.clear')} icon={<X aria-hidden="true" />} onClick={clear} />
            ) : (
              <kbd className={styles.key}>/</kbd>
            )
          }
        />
      </form>
    </search>
  );
}
