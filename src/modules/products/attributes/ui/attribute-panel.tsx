import { Button } from '#design/buttons/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { SidePanel } from '#design/overlays/side-panel.tsx';
import { NEW } from '#products/attributes/attribute-list-state.ts';
import { getAttribute, restoreAttribute } from '#products/attributes/contract.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { AttributeForm } from './attribute-form.tsx';

interface AttributePanelProps {
  /** The id of an attribute, or `NEW`. */
  readonly opened: string | undefined;
  readonly tree: CategoryTree | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The panel beside the list: an attribute to edit or a new one. */
export function AttributePanel({ opened, tree, onClose, onChanged }: AttributePanelProps) {
  const done = () => {
    onChanged();
    onClose();
  };
  return (
    <SidePanel
      open={opened !== undefined}
      onClose={onClose}
      title={opened === NEW ? t('products.attributes.panel.add') : t('products.attributes.panel.edit')}
    >
      {opened === NEW && tree && (
        <AttributeForm attribute={undefined} tree={tree} onClose={onClose} onSaved={done} onStale={onChanged} />
      )}
      {opened !== undefined && opened !== NEW && tree && (
        <OpenedAttribute key={opened} id={opened} tree={tree} onClose={onClose} onDone={done} onChanged={onChanged} />
      )}
    </SidePanel>
  );
}

interface OpenedAttributeProps {
  readonly id: string;
  readonly tree: CategoryTree;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onChanged: () => void;
}

function OpenedAttribute({ id, tree, onClose, onDone, onChanged }: OpenedAttributeProps) {
  const asked = useAnswer(getAttribute, { id });
  const { act, isActing } = useAct({ onDone });
  const attribute = asked.answer?.data;
  if (asked.problem)
    return (
      <ErrorState title={t('products.attributes.failed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
        {asked.problem.message}
      </ErrorState>
    );
  if (!attribute) return <Skeleton length="long" />;
  if (attribute.removed)
    return (
      <EmptyState
        title={t('products.attributes.removedNote')}
        action={
          <Button tone="primary" busy={isActing} onClick={() => void act(() => call(restoreAttribute, { id }))}>
            {t('products.attributes.restore')}
          </Button>
        }
      />
    );
  return (
    <AttributeForm
      // What somebody else has saved is shown anew.
      key={attribute.version}
      attribute={attribute}
      tree={tree}
      onClose={onClose}
      onSaved={onDone}
      onStale={() => {
        asked.askAgain();
        onChanged();
      }}
    />
  );
}
