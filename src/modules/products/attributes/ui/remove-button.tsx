import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import {
  type AttributeChange,
  changeUnseen,
  type EditedAttribute,
  removeAttribute,
  restoreAttribute,
} from '#products/attributes/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { nameOf } from './attribute-words.ts';

interface RemoveButtonProps {
  readonly attribute: EditedAttribute;
  readonly onStale: () => void;
  readonly onRemoved: () => void;
}

/** Removes an attribute, which can be undone. Asks before if products have values of it. */
export function RemoveButton({ attribute, onStale, onRemoved }: RemoveButtonProps) {
  const { _id: id, version, names } = attribute;
  const [plan, setPlan] = useState<AttributeChange>();
  const { act: undo } = useAct({ onDone: onRemoved });
  const { act, isActing } = useAct({
    onDone: onRemoved,
    refused: problem => {
      if (problem.code === changeUnseen.code) {
        setPlan(problem.data as AttributeChange);
        return null;
      }
      if (problem.kind === 'conflict') onStale();
      return undefined;
    },
  });
  const remove = () =>
    void act(() => call(removeAttribute, { id, version, seen: plan?.version }), {
      told: ({ message = '' }) => ({
        ...{ title: message, tone: 'good' },
        action: { label: t('products.attributes.undo'), onAct: () => void undo(() => call(restoreAttribute, { id })) },
      }),
    });
  return (
    <>
      <Button tone="quiet" icon={<Trash aria-hidden="true" />} busy={isActing} onClick={remove}>
        {t('products.attributes.remove')}
      </Button>
      <AskDialog
        open={plan !== undefined}
        title={t('products.attributes.preview.removal', { name: nameOf(names) })}
        verb={t('products.attributes.remove')}
        busy={isActing}
        onCancel={() => setPlan(undefined)}
        onConfirm={remove}
      >
        <p>{t('products.attributes.preview.removed', { count: plan?.products ?? 0 })}</p>
      </AskDialog>
    </>
  );
}
