import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { SearchRow } from '#products/searches/contract.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { listText } from '#shared/text/list-text.ts';
import { dayOfText } from '#shared/time/dates.ts';

export const SEARCH_COLUMNS: readonly Column<SearchRow>[] = [
  {
    key: 'words',
    head: t('products.searches.head.words'),
    phone: 'lead',
    cell: ({ words }) => (
      <Link to={`${paths.search}?${new URLSearchParams({ keyword: words })}`} dir="auto">
        {words}
      </Link>
    ),
  },
  {
    key: 'asked',
    head: t('products.searches.head.asked'),
    align: 'end',
    phone: 'status',
    cell: ({ asked }) => t('products.searches.times', { count: asked }),
  },
  { key: 'missed', head: t('products.searches.head.missed'), align: 'end', cell: ({ missed }) => missed },
  { key: 'opened', head: t('products.searches.head.opened'), align: 'end', cell: ({ opened }) => opened },
  { key: 'bought', head: t('products.searches.head.bought'), align: 'end', cell: ({ bought }) => bought },
  { key: 'rule', head: t('products.searches.head.rule'), phone: 'under', cell: ruleWords },
];

function ruleWords({ also, pins, endsOn }: SearchRow): string {
  const told = [
    also.length > 0 && t('products.searches.also', { words: listText(also) }),
    pins.length > 0 &&
      (endsOn === null
        ? t('products.searches.pinned', { count: pins.length })
        : t('products.searches.pinnedUntil', { count: pins.length, day: dayOfText(endsOn) })),
  ].filter(words => words !== false);
  return told.join(' · ') || '–';
}
