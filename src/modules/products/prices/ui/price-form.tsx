import { TextField } from '#design/fields/text-field.tsx';
import { addPrice } from '#products/prices/prices.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { momentOf } from '#shared/time/typed-moment.ts';

const START = { price: '', startsAt: '', endsAt: '', units: '', perPerson: '' };

interface PriceFormProps {
  productId: ProductId;
  onClose: () => void;
  onSaved: () => void;
}

/** Schedules a price of a product; with units it is a flash deal. */
export function PriceForm({ productId, onClose, onSaved }: PriceFormProps) {
  const form = useForm({
    start: START,
    send: typed => {
      const read = readPrice(typed);
      return read.price ? call(addPrice, { productId, ...read.price }) : { faults: read.faults };
    },
    onDone: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <DialogForm form={form} verb={t('products.prices.add')} onCancel={onClose}>
      <TextField
        {...form.bound('price')}
        label={t('products.prices.form.price')}
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...form.bound('startsAt')}
        label={t('products.prices.form.startsAt')}
        hint={t('products.prices.form.startsAtHint')}
        type="datetime-local"
      />
      <TextField {...form.bound('endsAt')} label={t('products.prices.form.endsAt')} type="datetime-local" />
      <TextField
        {...form.bound('units')}
        label={t('products.prices.form.units')}
        hint={t('products.prices.form.unitsHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.bound('perPerson')}
        label={t('products.prices.form.perPerson')}
        hint={t('products.prices.form.perPersonHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </DialogForm>
  );
}

function readPrice(typed: typeof START) {
  const price = readMoney(typed.price);
  const [startsAt, endsAt] = [momentOf(typed.startsAt), momentOf(typed.endsAt)];
  const [units, perPerson] = [readCount(typed.units), readCount(typed.perPerson)];
  const faults = faultsIn({
    price: 'fault' in price && price.fault,
    startsAt: !startsAt && t('products.prices.fault.moment'),
    endsAt: !endsAt && t('products.prices.fault.moment'),
    units: units === undefined && t('products.prices.fault.number'),
    perPerson: perPerson === undefined && t('products.prices.fault.number'),
  });
  if (faults || 'fault' in price) return { faults, price: undefined };
  const window = { startsAt: new Date(startsAt ?? 0), endsAt: new Date(endsAt ?? 0) };
  return {
    faults: undefined,
    price: { price: price.value, ...window, units: units ?? null, perPerson: perPerson ?? null },
  };
}

/** Null for none, undefined for what is no number of units. */
function readCount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
