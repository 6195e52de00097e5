import { useState } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { SidePanel } from '#design/overlays/side-panel.tsx';
import type { EditedCategory } from '#products/categories/contract.ts';
import { t } from '#shared/language/t.ts';
import { CategoryForm } from './category-form.tsx';
import type { OpenedCategory } from './opened-category.ts';
import { RemovalDialog } from './removal-dialog.tsx';

interface CategoryPanelProps {
  readonly opened: OpenedCategory | undefined;
  readonly categories: readonly EditedCategory[];
  /** Opens another category, or none. */
  readonly onOpen: (opened?: OpenedCategory) => void;
  /** @param parent where something is new */
  readonly onChanged: (parent?: string | null) => void;
}

/** The panel beside the tree: a category to edit or a new one, and the question before one is deleted. */
export function CategoryPanel({ opened, categories, onOpen, onChanged }: CategoryPanelProps) {
  const [removing, setRemoving] = useState<EditedCategory>();
  const category = opened?.kind === 'edit' ? categories.find(({ _id }) => _id === opened.id) : undefined;
  return (
    <>
      <SidePanel
        open={opened !== undefined}
        onClose={() => onOpen()}
        title={opened?.kind === 'new' ? t('products.categories.panel.add') : t('products.categories.panel.edit')}
      >
        {opened && (opened.kind === 'new' || category) && (
          <CategoryForm
            // What somebody else has saved is shown anew.
            key={category ? `${category._id} ${category.version}` : `new ${opened.kind === 'new' && opened.parent}`}
            category={category}
            parent={opened.kind === 'new' ? opened.parent : null}
            categories={categories}
            onClose={() => onOpen()}
            onSaved={({ parent }) => {
              onChanged(parent);
              onOpen();
            }}
            onStale={() => onChanged()}
            onAddWithin={parent => onOpen({ kind: 'new', parent })}
            onDelete={setRemoving}
          />
        )}
        {opened?.kind === 'edit' && !category && (
          <EmptyState title={t('products.categories.panel.gone')}>{t('products.categories.panel.goneText')}</EmptyState>
        )}
      </SidePanel>
      <RemovalDialog
        category={removing}
        categories={categories}
        onClose={() => setRemoving(undefined)}
        onChanged={onChanged}
        onDeleted={() => {
          setRemoving(undefined);
          onOpen();
        }}
      />
    </>
  );
}
