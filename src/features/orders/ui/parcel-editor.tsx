import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { trackOrder } from '#features/orders/contract.ts';
import type { OrderPart } from '#features/orders/order.schema.ts';
import { isLive } from '#features/orders/order-status.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { draftFault, draftOf, parcelOf } from './parcel-draft.ts';
import styles from './parcel-editor.module.css';
import { ParcelFields } from './parcel-fields.tsx';
import { ParcelLine } from './parcel-line.tsx';

type ParcelEditorProps = { orderId: OrderId; part: OrderPart; onChanged: () => void };

/** The parcel of a part, which can be changed at any time while the part is alive. */
export function ParcelEditor({ orderId, part, onChanged }: ParcelEditorProps) {
  const [draft, setDraft] = useState(draftOf(part));
  const [fault, setFault] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { act, isActing } = useAct({
    onDone: () => {
      setOpen(false);
      onChanged();
    },
  });

  const open = (opens: boolean) => {
    setDraft(draftOf(part));
    setFault(undefined);
    setOpen(opens);
    if (!opens) requestAnimationFrame(() => opener.current?.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = draftFault(draft);
    setFault(wrong);
    if (wrong) return;
    void act(() => call(trackOrder, { orderId, partId: part.partId, ...parcelOf(draft) }));
  };
  return (
    <>
      {!isOpen && <ParcelLine parcel={part} none="No tracking yet" />}
      {isLive(part.orderStatus) && !isOpen && (
        <button ref={opener} type="button" className={styles.edit} onClick={() => open(true)}>
          {part.carrier ? 'Change' : 'Add'} tracking
          <VisuallyHidden> of {part.sellerName}</VisuallyHidden>
        </button>
      )}
      {isOpen && (
        <form className={styles.form} onSubmit={save} aria-label={`Tracking of ${part.sellerName}`}>
          <ParcelFields draft={draft} onChange={setDraft} error={fault} />
          <div className={styles.acts}>
            <Button type="submit" busy={isActing} busyLabel="Saving…">
              Save tracking
            </Button>
            <Button tone="quiet" onClick={() => open(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
