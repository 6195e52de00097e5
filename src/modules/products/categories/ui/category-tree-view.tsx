import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { classes } from '#design/theme/classes.ts';
import type { TreeRow } from '#products/categories/tree-rows.ts';
import { t } from '#shared/language/t.ts';
import styles from './categories.module.css';
import { type TreeStep, treeStep } from './tree-step.ts';

interface CategoryTreeViewProps {
  readonly rows: readonly TreeRow[];
  /** The category that is in the panel. */
  readonly opened: string | undefined;
  readonly onUnfold: (id: string, isOpen: boolean) => void;
  readonly onOpen: (id: string) => void;
}

/** A tree as screen readers know it: one stop of the Tab key, arrow keys within it, Enter opens a category. */
export function CategoryTreeView({ rows, opened, onUnfold, onOpen }: CategoryTreeViewProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const stop = [current, opened].find(id => rows.some(({ category }) => category._id === id)) ?? rows[0]?.category._id;

  const take = ({ focus, unfold, open }: TreeStep) => {
    if (unfold) onUnfold(unfold.id, unfold.isOpen);
    if (open !== undefined) onOpen(open);
    if (focus !== undefined) tree.current?.querySelector<HTMLElement>(`[data-id="${focus}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = treeStep(event.key, rows, index);
    if (!step) return;
    event.preventDefault();
    take(step);
  };
  const onClick = (event: MouseEvent, { category: { _id: id }, isOpen }: TreeRow) => {
    const isFold = isOpen !== undefined && (event.target as Element).closest('[data-fold]');
    take(isFold ? { unfold: { id, isOpen: !isOpen } } : { open: id });
  };
  return (
    <div ref={tree} role="tree" aria-label={t('products.categories.title')} className={styles.tree}>
      {rows.map((row, index) => {
        const { category, level, isOpen, isFound, products } = row;
        const { _id: id, names, hidden } = category;
        return (
          <div
            key={id}
            role="treeitem"
            data-id={id}
            tabIndex={id === stop ? 0 : -1}
            aria-level={level}
            aria-posinset={row.at}
            aria-setsize={row.of}
            aria-expanded={isOpen}
            aria-selected={id === opened}
            className={classes(styles.row, isFound && styles.found)}
            style={{ '--level': level } as CSSProperties}
            onFocus={() => setCurrent(id)}
            onKeyDown={event => onKeyDown(event, index)}
            onClick={event => onClick(event, row)}
          >
            <span className={styles.fold} data-fold="" aria-hidden="true">
              {isOpen !== undefined && <ChevronRight />}
            </span>
            <span className={styles.name}>{names[t('language.code')] ?? names.en}</span>
            {hidden && <span className={styles.hidden}>{t('products.categories.hidden')}</span>}
            <span className={classes(styles.products, products === 0 && styles.none)}>
              {t('products.categories.products', { count: products })}
            </span>
          </div>
        );
      })}
    </div>
  );
}
