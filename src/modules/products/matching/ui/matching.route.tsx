import { Button } from '#design/buttons/button.tsx';
import { shownTitle } from '#products/catalog/product/shown-title.ts';
import { linkProducts, listMatching, unlinkProduct } from '#products/matching/contract.ts';
import { matchingAddress } from '#products/matching/matching-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { MATCHING_COLUMNS } from './matching-columns.tsx';

/** Two products are linked at a time. */
const PAIR = 2;
/** They are found by two searches, so a selection outlasts each. */
const NOTHING = {};

const MATCHING = listOf({
  title: t('products.matching.title'),
  address: matchingAddress,
  endpoint: listMatching,
  ask: state => state,
  aside: ({ totalItems }) => t('products.matching.count', { count: totalItems }),
  tabs: {
    label: t('products.matching.tabs'),
    by: 'show',
    names: {
      all: t('products.matching.tab.all'),
      matched: t('products.matching.tab.matched'),
      unlinked: t('products.matching.tab.unlinked'),
    },
    counts: {},
  },
  search: { label: t('products.matching.search'), placeholder: t('products.matching.searchHint') },
  caption: t('products.matching.title'),
  rowKey: product => product._id,
  columns: MATCHING_COLUMNS,
  selection: {
    label: product => t('products.matching.select', { title: shownTitle(product), seller: product.username }),
    within: () => NOTHING,
    most: PAIR,
  },
  noun: t('products.matching.noun'),
  empty: t('products.matching.empty'),
  all: { words: t('products.matching.showAll') },
});

export const clientLoader = listLoader(MATCHING);
export const shouldRevalidate = onlyOnEntering;

/** Which products of different sellers are the same. Two are selected and linked; each can be unlinked. */
export default function Matching() {
  const list = useList(MATCHING);
  const { selection, reload } = list;
  const { act, actingOn } = useAct<ProductId | 'link'>({ onDone: reload });
  const chosen = selection.rows.map(({ _id }) => _id);
  const link = () =>
    act(() => call(linkProducts, { ids: chosen }), { on: 'link' }).then(answer => answer && selection.clear());
  return (
    <ListScreen
      list={list}
      bulk={
        <Button disabled={chosen.length !== PAIR} busy={actingOn === 'link'} onClick={() => void link()}>
          {t('products.matching.link')}
        </Button>
      }
      rowActs={{
        head: t('products.matching.unlink'),
        cell: product =>
          product.others > 0 && (
            <Button
              size="sm"
              busy={actingOn === product._id}
              aria-label={t('products.matching.unlinkOne', { title: product.title, seller: product.username })}
              onClick={() => void act(() => call(unlinkProduct, { id: product._id }), { on: product._id })}
            >
              {t('products.matching.unlink')}
            </Button>
          ),
      }}
    >
      <p>{t('products.matching.note')}</p>
    </ListScreen>
  );
}
