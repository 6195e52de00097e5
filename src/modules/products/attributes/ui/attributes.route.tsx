import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Select } from '#design/choices/select.tsx';
import { classes } from '#design/theme/classes.ts';
import { attributesAddress, NEW } from '#products/attributes/attribute-list-state.ts';
import { listAttributes } from '#products/attributes/contract.ts';
import { listCategories } from '#products/categories/contract.ts';
import { treeOf } from '#products/categories/tree-rows.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { attributeColumns } from './attribute-columns.tsx';
import { AttributePanel } from './attribute-panel.tsx';
import styles from './attributes.module.css';
import { categoryChoices } from './category-choices.ts';

const ATTRIBUTES = listOf({
  title: t('products.attributes.title'),
  address: attributesAddress,
  endpoint: listAttributes,
  ask: ({ show, open: _, ...state }) => ({ ...state, removed: show === 'removed' || undefined }),
  aside: ({ counts }, { find }) =>
    find
      ? t('products.attributes.found', { count: counts.all })
      : t('products.attributes.count', { count: counts.all }),
  tabs: {
    label: t('products.attributes.tab.label'),
    by: 'show',
    names: { all: t('products.attributes.tab.all'), removed: t('products.attributes.tab.removed') },
    counts: ({ counts }) => counts,
  },
  search: { label: t('products.attributes.search.label'), placeholder: t('products.attributes.search.placeholder') },
  caption: t('products.attributes.title'),
  rowKey: ({ _id }) => _id,
  opened: { of: ({ open }) => open, to: open => ({ open }), stays: true },
  noun: t('products.attributes.noun'),
  empty: ({ show }) => (show ? t('products.attributes.empty.removed') : t('products.attributes.empty')),
  all: { words: t('products.attributes.showAll') },
});

export const clientLoader = listLoader(ATTRIBUTES);
export const shouldRevalidate = onlyOnEntering;

/** The attributes of products; each opens in a panel beside the list. */
export default function Attributes() {
  const list = useList(ATTRIBUTES);
  const categories = useAnswer(listCategories, {}).answer?.data;
  const { state } = list;
  const tree = categories && treeOf(categories);
  return (
    <>
      <div className={classes(state.open !== undefined && styles.pushed)}>
        <ListScreen
          list={list}
          columns={attributeColumns(open => attributesAddress.href({ ...state, open }))}
          filters={
            tree && (
              <Select
                inline
                label={t('products.attributes.filter.category')}
                value={state.category ?? ''}
                choices={[
                  { value: '', label: t('products.attributes.filter.allCategories') },
                  ...categoryChoices(tree),
                ]}
                onChange={event => list.narrow({ category: event.currentTarget.value || undefined })}
              />
            )
          }
          actions={
            <Link
              to={attributesAddress.href({ ...state, open: NEW })}
              className={buttonClass({ tone: 'primary' })}
              preventScrollReset
            >
              <Plus aria-hidden="true" />
              {t('products.attributes.add')}
            </Link>
          }
        />
      </div>
      <AttributePanel opened={state.open} tree={tree} onClose={() => list.open(undefined)} onChanged={list.reload} />
    </>
  );
}
