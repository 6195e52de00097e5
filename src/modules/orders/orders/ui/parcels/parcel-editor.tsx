import { useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { hiddenWords } from '#design/layout/visually-hidden.tsx';
import { trackOrder } from '#orders/orders/contract.ts';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { parcelDraftOf, parcelFault, parcelOfDraft } from './parcel-draft.ts';
import styles from './parcel-editor.module.css';
import { ParcelFields } from './parcel-fields.tsx';
import { ParcelLine } from './parcel-line.tsx';

type ParcelEditorProps = { orderId: OrderId; part: OrderPart; onChanged: () => void };

/** Tracking of a part; can be changed while the part is live. */
export function ParcelEditor({ orderId, part, onChanged }: ParcelEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useForm({
    start: { parcel: parcelDraftOf(part) },
    send: ({ parcel }) => {
      const fault = parcelFault(parcel);
      if (fault) return { faults: { parcel: fault } };
      return call(trackOrder, { orderId, partId: part.partId, ...parcelOfDraft(parcel) });
    },
    onDone: () => {
      setOpen(false);
      onChanged();
    },
  });

  const open = (opens: boolean) => {
    form.reset({ parcel: parcelDraftOf(part) });
    setOpen(opens);
    if (!opens) requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      {!isOpen && <ParcelLine parcel={part} none={t('orders.orders.parcel.none')} />}
      {isLive(part.orderStatus) && !isOpen && (
        <button ref={opener} type="button" className={styles.edit} onClick={() => open(true)}>
          {part.carrier
            ? rich('orders.orders.parcel.change', { seller: part.sellerName, of: hiddenWords })
            : rich('orders.orders.parcel.add', { seller: part.sellerName, of: hiddenWords })}
        </button>
      )}
      {isOpen && (
        <form
          {...form.props}
          className={styles.form}
          aria-label={t('orders.orders.parcel.form', { seller: part.sellerName })}
        >
          <ParcelFields
            draft={form.typed.parcel}
            onChange={parcel => form.change({ parcel })}
            error={form.faults.parcel}
          />
          <div className={styles.acts}>
            <Button type="submit" busy={form.busy} busyLabel={t('orders.orders.saving')}>
              {t('orders.orders.parcel.save')}
            </Button>
            <Button tone="quiet" onClick={() => open(false)}>
              {t('design.cancel')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
