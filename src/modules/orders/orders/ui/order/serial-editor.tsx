import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { hiddenWords } from '#design/layout/visually-hidden.tsx';
import { noteSerials } from '#orders/orders/contract.ts';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import styles from '#orders/orders/ui/parcels/parcel-editor.module.css';
import { wordForAll } from '#orders/serials/serial-kind.ts';
import { SerialInputs, useSerialDrafts } from '#orders/serials/ui/serial-inputs.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';

type SerialEditorProps = { orderId: OrderId; part: OrderPart; onChanged: () => void };

/** Serial numbers of a part: entered while packing, corrected until delivery. */
export function SerialEditor({ orderId, part, onChanged }: SerialEditorProps) {
  const numbered = part.lines.filter(({ serials }) => serials.kind !== 'none');
  const { bound, given, isRight, refuse, clear } = useSerialDrafts(numbered);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { act, isActing } = useAct({
    onDone: () => {
      setOpen(false);
      onChanged();
    },
    refused: ({ fields = {} }) => void refuse(fields),
  });
  if (numbered.length === 0 || !isLive(part.orderStatus) || part.orderStatus === 'delivered') return null;

  const word = wordForAll(numbered.map(({ serials }) => serials.kind));
  const missing = bound.fields.filter(({ noted }) => noted === '').length;
  const hasLeft = isOnTheWay(part.orderStatus);
  const open = (opens: boolean) => {
    clear();
    setOpen(opens);
    if (!opens) requestAnimationFrame(() => opener.current?.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight(hasLeft)) return;
    void act(() => call(noteSerials, { orderId, serials: given() }));
  };
  if (isOpen)
    return (
      <form
        className={styles.form}
        onSubmit={save}
        aria-label={t('orders.orders.serials.form', { kinds: word, seller: part.sellerName })}
      >
        <SerialInputs {...bound} takesFocus />
        {hasLeft && part.documents.length > 0 && <p>{t('orders.orders.serials.issued')}</p>}
        <div className={styles.acts}>
          <Button type="submit" busy={isActing} busyLabel={t('orders.orders.saving')}>
            {t('orders.orders.serials.save', { kinds: word })}
          </Button>
          <Button tone="quiet" onClick={() => open(false)}>
            {t('design.cancel')}
          </Button>
        </div>
      </form>
    );
  return (
    <>
      {missing > 0 && <span>{t('orders.orders.serials.missing', { count: missing })}</span>}
      <button ref={opener} type="button" className={styles.edit} onClick={() => open(true)}>
        {missing > 0
          ? rich('orders.orders.serials.scan', { kinds: word, seller: part.sellerName, of: hiddenWords })
          : rich('orders.orders.serials.change', { kinds: word, seller: part.sellerName, of: hiddenWords })}
      </button>
    </>
  );
}
