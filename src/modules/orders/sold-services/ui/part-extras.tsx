import { useEffect, useId, useState } from 'react';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import {
  type ChosenExtras,
  extrasIn,
  type OfferedService,
  type PartOffered,
} from '#orders/sold-services/extras.schema.ts';
import { slotText } from '#orders/sold-services/period.ts';
import { MAX_NOTE_LENGTH } from '#orders/sold-services/service.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import styles from './part-extras.module.css';

export interface PartExtrasProps {
  part: PartOffered;
  /** All of the checkout, because choices are sent together. */
  parts: readonly PartOffered[];
  /** What is wrong with the chosen window. */
  fault: string | undefined;
  onChoose: (extras: ChosenExtras) => void;
}

/** Services and the delivery window that can be chosen with what one seller sends. */
export function PartExtras({ part, parts, fault, onChoose }: PartExtrasProps) {
  const { services, wraps, slots } = extrasIn(parts);
  const { sellerId, lines } = part;
  return (
    <div className={styles.extras}>
      {part.slots && (
        <Select
          label={t('orders.services.choose.window')}
          value={part.slot ? `${part.slot.day} ${part.slot.period}` : ''}
          choices={windowsOf(part)}
          error={fault}
          onChange={event => {
            const chosen = part.slots?.find(({ day, period }) => `${day} ${period}` === event.currentTarget.value);
            const others = slots.filter(slot => slot.sellerId !== sellerId);
            onChoose({ slots: chosen ? [...others, { sellerId, ...chosen }] : others });
          }}
        />
      )}
      {lines.flatMap(line =>
        line.services.map(service => (
          <ServiceChoice
            key={`${line.productId} ${service.serviceId}`}
            service={service}
            of={lines.length > 1 ? line.title : undefined}
            units={line.quantity}
            onChoose={isChosen => {
              const { productId } = line;
              const { serviceId } = service;
              const others = services.filter(each => each.productId !== productId || each.serviceId !== serviceId);
              onChoose({ services: isChosen ? [...others, { productId, serviceId }] : others });
            }}
          />
        )),
      )}
      {part.services.map(service => {
        const { serviceId } = service;
        const others = wraps.filter(each => each.sellerId !== sellerId || each.serviceId !== serviceId);
        return (
          <div key={serviceId}>
            <ServiceChoice
              service={service}
              of={undefined}
              units={1}
              onChoose={isChosen =>
                onChoose({ wraps: isChosen ? [...others, { sellerId, serviceId, note: '' }] : others })
              }
            />
            {service.isChosen && (
              <GiftNote
                note={service.note ?? ''}
                onWritten={note => onChoose({ wraps: [...others, { sellerId, serviceId, note }] })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function windowsOf({ slots, slot, promise }: PartOffered) {
  const usual = promise
    ? t('orders.services.choose.usualOn', { days: promise.text })
    : t('orders.services.choose.usual');
  const all = (slots ?? []).map(each => ({ value: `${each.day} ${each.period}`, label: slotText(each) }));
  const value = slot && `${slot.day} ${slot.period}`;
  const isGone = slot && value && !all.some(each => each.value === value);
  return [{ value: '', label: usual }, ...(isGone ? [{ value, label: slotText(slot), disabled: true }] : []), ...all];
}

interface ServiceChoiceProps {
  service: OfferedService;
  /** The product, if it has to be said. */
  of: string | undefined;
  units: number;
  onChoose: (isChosen: boolean) => void;
}

/** Ticked at once; the server follows. */
function ServiceChoice({ service, of, units, onChoose }: ServiceChoiceProps) {
  const [isChosen, setChosen] = useState(service.isChosen);
  useEffect(() => setChosen(service.isChosen), [service]);
  const { name, covers, days, price } = service;
  return (
    <Checkbox
      checked={isChosen}
      onChange={event => {
        setChosen(event.currentTarget.checked);
        onChoose(event.currentTarget.checked);
      }}
      label={of === undefined ? name : t('orders.services.choose.of', { name, product: of })}
      hint={[covers, days === null ? '' : t('orders.services.choose.days', { days })].filter(Boolean).join(' ') || null}
      aside={priceWords(price, units)}
    />
  );
}

function priceWords(price: OfferedService['price'], units: number): string {
  if (price === 0) return t('orders.services.choose.free');
  return units > 1 ? t('orders.services.choose.each', { price: exactRupees(price), units }) : exactRupees(price);
}

/** Sent when the field is left, and kept while it is typed. */
function GiftNote({ note, onWritten }: { note: string; onWritten: (note: string) => void }) {
  const [typed, setTyped] = useState(note);
  const id = useId();
  return (
    <TextArea
      id={id}
      className={styles.note}
      label={t('orders.services.choose.note')}
      aside={t('design.optional')}
      hint={t('orders.services.choose.noteHint', { left: MAX_NOTE_LENGTH - typed.length })}
      value={typed}
      maxLength={MAX_NOTE_LENGTH}
      rows={2}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== note && onWritten(typed)}
    />
  );
}
