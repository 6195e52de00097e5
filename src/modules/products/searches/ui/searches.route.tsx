import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { COUNTED_DAYS, listSearches, type SearchRow } from '#products/searches/contract.ts';
import { searchesAddress } from '#products/searches/searches-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { SEARCH_COLUMNS } from './search-columns.tsx';

const EMPTY = {
  missed: t('products.searches.none.missed'),
  asked: t('products.searches.none.asked'),
  ruled: t('products.searches.none.ruled'),
} as const;

const SEARCHES = listOf({
  title: t('products.searches.title'),
  address: searchesAddress,
  endpoint: listSearches,
  ask: state => state,
  aside: () => t('products.searches.aside', { days: COUNTED_DAYS }),
  tabs: {
    label: t('products.searches.tabs'),
    by: 'show',
    names: {
      missed: t('products.searches.tab.missed'),
      asked: t('products.searches.tab.asked'),
      ruled: t('products.searches.tab.ruled'),
    },
    counts: ({ counts }) => counts,
  },
  search: { label: t('products.searches.find'), placeholder: t('products.searches.findHint') },
  caption: t('products.searches.title'),
  rowKey: ({ words }) => words,
  columns: SEARCH_COLUMNS,
  noun: t('products.searches.noun'),
  empty: ({ find, show }) => (find ? t('products.searches.none.found') : EMPTY[show]),
  all: { words: t('products.searches.showMissed') },
});

export const clientLoader = listLoader(SEARCHES);
export const shouldRevalidate = onlyOnEntering;

/** What shoppers search for, most of all what finds nothing, and what is decided for it. */
export default function Searches() {
  const list = useList(SEARCHES);
  const [ruling, setRuling] = useState<SearchRow | 'new'>();
  return (
    <ListScreen
      list={list}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setRuling('new')}>
          {t('products.searches.add')}
        </Button>
      }
      rowActs={{
        head: t('products.searches.head.acts'),
        cell: row => (
          <Button
            size="sm"
            tone="quiet"
            aria-haspopup="dialog"
            aria-label={t('products.searches.ruleOne', { words: row.words })}
            onClick={() => setRuling(row)}
          >
            {row.also.length + row.pins.length > 0 ? t('products.searches.change') : t('products.searches.rule')}
          </Button>
        ),
      }}
    >
      <RuleDialog search={ruling} onClose={() => setRuling(undefined)} onSaved={list.reload} />
    </ListScreen>
  );
}
