import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { SearchField } from '#design/fields/search-field.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { classes } from '#design/theme/classes.ts';
import { listCategories } from '#products/categories/contract.ts';
import { treeOf, treeRows } from '#products/categories/tree-rows.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { t } from '#shared/language/t.ts';
import styles from './categories.module.css';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryTreeView } from './category-tree-view.tsx';
import { type OpenedCategory, openedHref, openedIn } from './opened-category.ts';

export const clientLoader = () => askAhead(listCategories, {});
export const shouldRevalidate = onlyOnEntering;

/** The tree of categories; each opens in a panel beside it. */
export default function Categories() {
  const asked = useAnswer(listCategories, {});
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const find = useFind();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const categories = asked.answer?.data;
  const rows = useMemo(() => treeRows(categories ?? [], { open, find: find.text }), [categories, open, find.text]);
  const opened = openedIn(params);
  const shown = opened?.kind === 'edit' ? opened.id : undefined;
  // Somebody who comes by a link sees where the category is.
  useEffect(() => {
    const above =
      shown === undefined
        ? []
        : treeOf(categories ?? [])
            .upFrom(shown)
            .slice(1);
    if (above.length > 0) setOpen(before => new Set([...before, ...above.map(({ id }) => id)]));
  }, [shown, categories]);
  const go = (next?: OpenedCategory) => void navigate(openedHref(params, next), { preventScrollReset: true });
  const unfold = (id: string, isOpen: boolean) =>
    setOpen(before => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <>
      <title>{t('products.categories.windowTitle')}</title>
      <div className={classes(styles.screen, opened && styles.pushed)}>
        <PageHead
          title={t('products.categories.title')}
          aside={categories ? t('products.categories.count', { count: categories.length }) : '\u00a0'}
          actions={
            <Link
              to={openedHref(params, { kind: 'new', parent: null })}
              className={buttonClass({ tone: 'primary' })}
              preventScrollReset
            >
              <Plus aria-hidden="true" />
              {t('products.categories.add')}
            </Link>
          }
        />
        <SearchField
          className={styles.search}
          label={t('products.categories.search.label')}
          placeholder={t('products.categories.search.placeholder')}
          value={find.text}
          onChange={find.type}
          onSubmit={find.submit}
        />
        {asked.problem && !categories ? (
          <ErrorState title={t('products.categories.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
            {asked.problem.message}
          </ErrorState>
        ) : !categories ? (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton shape="block" className={styles.stand} />
          </div>
        ) : rows.length === 0 ? (
          <EmptyState title={t('products.categories.search.none')}>
            {t('products.categories.search.noneText')}
          </EmptyState>
        ) : (
          <CategoryTreeView rows={rows} opened={shown} onUnfold={unfold} onOpen={id => go({ kind: 'edit', id })} />
        )}
      </div>
      {categories && (
        <CategoryPanel
          opened={opened}
          categories={categories}
          onOpen={go}
          onChanged={id => {
            asked.askAgain();
            if (id) unfold(id, true);
          }}
        />
      )}
    </>
  );
}
