import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { addCategory, deleteCategory, type EditedCategory, previewRemoval } from '#products/categories/contract.ts';
import { treeOf } from '#products/categories/tree-rows.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './removal.module.css';
import { RemovalPreview } from './removal-preview.tsx';

interface RemovalDialogProps {
  /** Undefined while nothing is to be deleted. */
  readonly category: EditedCategory | undefined;
  readonly categories: readonly EditedCategory[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a category is deleted, and where its products go. */
export function RemovalDialog({ category, onClose, onDeleted, ...more }: RemovalDialogProps) {
  // Here, because the undo outlives the dialog.
  const { act } = useAct({ onDone: more.onChanged });
  const restore = ({ _id: id, products: _, fixed: _fixed, version: _version, ...facts }: EditedCategory) =>
    void act(() => call(addCategory, { ...facts, id }), {
      told: () => ({ title: t('products.categories.told.restored'), tone: 'good' }),
    });
  return (
    <Dialog
      open={category !== undefined}
      onClose={onClose}
      title={t('products.categories.removal.title', { name: category ? nameOf(category) : '' })}
      size="sm"
      asks
    >
      {category && (
        <Removal
          key={category._id}
          {...more}
          category={category}
          onClose={onClose}
          onDeleted={onDeleted}
          onRestore={restore}
        />
      )}
    </Dialog>
  );
}

interface RemovalProps extends Omit<RemovalDialogProps, 'category'> {
  readonly category: EditedCategory;
  readonly onRestore: (category: EditedCategory) => void;
}

function Removal({ category, categories, onClose, onChanged, onDeleted, onRestore }: RemovalProps) {
  const { _id: id } = category;
  const [to, setTo] = useState('');
  const asked = useAnswer(previewRemoval, { id, to: to || undefined });
  const { act, isActing } = useAct({
    onDone: () => {
      onChanged();
      onDeleted();
    },
    onStale: asked.askAgain,
  });
  const tree = treeOf(categories);
  const plan = asked.problem ? undefined : asked.answer?.data;
  const isEmpty = plan !== undefined && plan.products + plan.deleted === 0;
  const mayDelete = plan !== undefined && asked.isFresh && (isEmpty || to !== '');
  const remove = () =>
    plan &&
    act(() => call(deleteCategory, { id, to: to || undefined, version: plan.version }), {
      told: ({ message = '' }) => ({
        ...{ title: message, tone: 'good' },
        ...(isEmpty && { action: { label: t('products.categories.undo'), onAct: () => onRestore(category) } }),
      }),
    });
  return (
    <div className={styles.removal}>
      {asked.problem && <p role="alert">{asked.problem.message}</p>}
      {!plan && !asked.problem && <Skeleton length="long" />}
      {isEmpty && <p>{t('products.categories.removal.empty')}</p>}
      {plan && !isEmpty && (
        <>
          <Select
            label={t('products.categories.removal.to')}
            value={to}
            placeholder={t('products.categories.removal.choose')}
            required
            choices={tree.all.map(each => ({
              value: each.id,
              label: '\u2003'.repeat(tree.upFrom(each.id).length - 1) + tree.nameOf(each.id, t('language.code')),
              disabled: each.id === id,
            }))}
            onChange={event => setTo(event.currentTarget.value)}
          />
          <RemovalPreview plan={plan} to={to && asked.isFresh ? tree.nameOf(to, t('language.code')) : undefined} />
        </>
      )}
      <div className={styles.buttons}>
        <Button data-autofocus onClick={onClose}>
          {t('design.cancel')}
        </Button>
        {!asked.problem && (
          <Button tone="danger" busy={isActing} disabled={!mayDelete} onClick={() => void remove()}>
            {isEmpty || !plan ? t('products.categories.delete') : t('products.categories.removal.move')}
          </Button>
        )}
      </div>
    </div>
  );
}

function nameOf({ names }: EditedCategory): string {
  return names[t('language.code')] ?? names.en ?? '';
}
