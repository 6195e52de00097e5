import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { forgetSearches, readRecent } from '#products/catalog/search/recent-searches.ts';
import { SUGGESTIONS_REST_MS } from '#products/catalog/search/search-keyword.ts';
import { recentOptions, suggestedFor, suggestionOptions } from '#products/catalog/search/suggestion-options.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './search-suggestions.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { usePanelBelow } from './use-panel-below.ts';

export interface SearchSuggestionsProps {
  /** The search field, which keeps the focus. */
  field: HTMLInputElement;
  typed: string;
  /** Called with the ids for the field's ARIA attributes. */
  onShown: (shown: ShownSuggestions) => void;
  onClose: () => void;
}

export interface ShownSuggestions {
  readonly listId?: string | undefined;
  readonly activeId?: string | undefined;
}

/**
 * Suggestions below the search field: recent searches while it is empty, then keywords, places and products. The arrow keys
 * select one and Enter opens it; without a selection Enter searches as usual.
 */
export function SearchSuggestions({ field, typed, onShown, onClose }: SearchSuggestionsProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(readRecent);
  const text = suggestedFor(typed);
  const rested = useRested(text);
  const { answer } = useAnswer(getSuggestions, rested === undefined ? null : { text: rested });
  // The last suggestions stay until the next arrive, unless the field was emptied in between.
  const [former, setFormer] = useState(answer);
  if (text === undefined && former !== answer) setFormer(answer);
  const suggested = answer === former ? undefined : answer;
  const options = useMemo(
    () => (text === undefined ? recentOptions(recent) : suggested ? suggestionOptions(suggested) : []),
    [text, recent, suggested],
  );
  const [chosen, setChosen] = useState({ at: -1, of: options });
  // A selection applies only to the options it was made from.
  const at = chosen.of === options ? chosen.at : -1;
  const isShown = options.length > 0;
  const activeId = at < 0 ? undefined : `${id}-${at}`;

  usePanelBelow(panel, field, isShown);
  useEffect(() => onShown(isShown ? { listId: id, activeId } : {}), [onShown, isShown, id, activeId]);
  useEffect(() => () => onShown({}), [onShown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys belong to the input method while it composes, as often in Devanagari.
      if (event.isComposing) return;
      const active = document.getElementById(`${id}-${at}`);
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'Escape' && isShown) onClose();
      else if (event.key === 'Enter' && active) active.click();
      // Between the last and the first option the selection is empty, as at the start.
      else if (step !== 0 && isShown) setChosen({ at: nextPlace(at, step, options.length), of: options });
      else return;
      event.preventDefault();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, id, at, isShown, options, onClose]);

  const take = () => {
    onClose();
    // Hides the on-screen keyboard of phones.
    field.blur();
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    field.focus();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isShown ? howMany(options.length, text === undefined) : ''}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing in it must not take the focus from the field */}
      <div ref={panel} popover="manual" className={styles.panel} onMouseDown={event => event.preventDefault()}>
        <div className={styles.head}>
          <span className={text === undefined ? undefined : styles.phones}>
            {text === undefined ? t('products.catalog.suggestions.recent') : t('products.catalog.suggestions.title')}
          </span>
          {text === undefined && (
            <button type="button" className={styles.act} onClick={forget}>
              {t('products.catalog.suggestions.clear')}
            </button>
          )}
          <button type="button" className={styles.close} onClick={onClose}>
            {t('products.catalog.suggestions.close')}
          </button>
        </div>
        <SuggestionList id={id} options={options} at={at} typed={typed} onTake={take} />
      </div>
    </>
  );
}

/** Debounces the text; an empty field takes effect immediately. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const clock = setTimeout(() => setRested(text), SUGGESTIONS_REST_MS);
    return () => clearTimeout(clock);
  }, [text]);
  return text === undefined ? undefined : rested;
}

function nextPlace(at: number, step: number, count: number): number {
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}

function howMany(count: number, areRecent: boolean): string {
  return areRecent
    ? t('products.catalog.suggestions.recentCount', { count })
    : t('products.catalog.suggestions.count', { count });
}
