import { type ComponentProps, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { addOffer, changeOffer, estimateOffer, type OfferRow } from '#orders/offers/desk.contract.ts';
import { BEARERS } from '#orders/offers/offer.ts';
import { paymentTitle } from '#payments/payments/payment-services.ts';
import { PickedProducts } from '#products/banners/ui/picked-products.tsx';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { type FormInHand, useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { BEARER_NAMES } from './offer-columns.tsx';
import { PickedSellers } from './picked-sellers.tsx';
import { NEW_OFFER, readLimits, readOffer, type TypedOffer, typedLimits } from './typed-offer.ts';

const KINDS = [
  { value: 'percent', label: t('orders.offers.desk.form.kind.percent') },
  { value: 'amount', label: t('orders.offers.desk.form.kind.amount') },
  { value: 'delivery', label: t('orders.offers.desk.form.kind.delivery') },
  { value: 'units', label: t('orders.offers.desk.form.kind.units') },
  { value: 'bundle', label: t('orders.offers.desk.form.kind.bundle') },
];
const METHODS = [
  { value: '', label: t('orders.offers.desk.form.methods.any') },
  { value: 'online', label: t('orders.offers.desk.form.methods.online') },
  { value: 'COD', label: t('orders.offers.desk.form.methods.cash') },
];

/** As many as an offer can name. */
const MOST_PRODUCTS = 200;

type OfferFormProps = { isSeller: boolean; onClose: () => void; onSaved: () => void };

/** Makes an offer; says on request what it would have cost last month. */
export function OfferForm({ isSeller, onClose, onSaved }: OfferFormProps) {
  const form = useForm({
    start: NEW_OFFER,
    send: (typed: TypedOffer) => {
      const read = readOffer(typed);
      return 'draft' in read ? call(addOffer, read.draft) : read;
    },
    onDone: () => {
      onClose();
      onSaved();
    },
  });
  const { typed, change } = form;
  const { payments } = useShop();
  const services = payments.map(value => ({
    value,
    label: t('orders.offers.desk.form.methods.one', { method: paymentTitle(value) }),
  }));
  return (
    <DialogForm form={form} verb={t('orders.offers.desk.add')} onCancel={onClose}>
      <TextField
        {...form.bound('name')}
        label={t('orders.offers.desk.form.name')}
        hint={t('orders.offers.desk.form.nameHint')}
        maxLength={80}
        data-autofocus
      />
      <TextField
        {...form.bound('code')}
        label={t('orders.offers.desk.form.code')}
        hint={t('orders.offers.desk.form.codeHint')}
        autoComplete="off"
        maxLength={40}
      />
      <Select
        {...form.bound('kind')}
        label={t('orders.offers.desk.form.kind')}
        choices={KINDS}
        onChange={event => change({ kind: event.currentTarget.value as TypedOffer['kind'] })}
      />
      <KindFields form={form} />
      <Money
        form={form}
        field="min"
        label={t('orders.offers.desk.form.min')}
        hint={t('orders.offers.desk.form.minHint')}
      />
      <PickedProducts
        label={t('orders.offers.desk.form.products')}
        error={form.faults.products}
        most={MOST_PRODUCTS}
        picked={typed.products}
        onChange={picked => change({ products: [...picked] })}
      />
      {!isSeller && (
        <>
          <PickedSellers
            error={form.faults.sellers}
            picked={typed.sellers}
            onChange={picked => change({ sellers: [...picked] })}
          />
          <TextArea
            {...form.bound('persons')}
            label={t('orders.offers.desk.form.persons')}
            hint={t('orders.offers.desk.form.personsHint')}
            autoCapitalize="off"
          />
        </>
      )}
      <TextField
        {...form.bound('brands')}
        label={t('orders.offers.desk.form.brands')}
        hint={t('orders.offers.desk.form.listHint')}
      />
      <TextField
        {...form.bound('categories')}
        label={t('orders.offers.desk.form.categories')}
        hint={t('orders.offers.desk.form.listHint')}
      />
      <TextField
        {...form.bound('pincodes')}
        label={t('orders.offers.desk.form.pincodes')}
        hint={t('orders.offers.desk.form.pincodesHint')}
      />
      <Select
        {...form.bound('methods')}
        label={t('orders.offers.desk.form.methods')}
        choices={[...METHODS, ...services]}
      />
      <Checkbox
        label={t('orders.offers.desk.form.firstOrder')}
        checked={typed.firstOrder}
        onChange={event => change({ firstOrder: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('orders.offers.desk.form.combines')}
        hint={t('orders.offers.desk.form.combinesHint')}
        checked={typed.combines}
        onChange={event => change({ combines: event.currentTarget.checked })}
      />
      {!isSeller && (
        <Select
          {...form.bound('bearer')}
          label={t('orders.offers.desk.form.bearer')}
          choices={BEARERS.map(value => ({ value, label: BEARER_NAMES[value] }))}
          onChange={event => change({ bearer: event.currentTarget.value as TypedOffer['bearer'] })}
        />
      )}
      <TextField {...form.bound('startsAt')} label={t('orders.offers.desk.form.startsAt')} type="datetime-local" />
      <LimitFields form={form} />
      <Estimate typed={typed} onFaults={form.fault} />
    </DialogForm>
  );
}

type InHand = FormInHand<TypedOffer>;

function KindFields({ form }: { form: InHand }) {
  const { kind } = form.typed;
  return (
    <>
      {kind === 'percent' && (
        <>
          <TextField {...form.bound('percent')} label={t('orders.offers.desk.form.percent')} inputMode="decimal" />
          <Money
            form={form}
            field="cap"
            label={t('orders.offers.desk.form.cap')}
            hint={t('orders.offers.desk.form.noLimit')}
          />
        </>
      )}
      {kind === 'amount' && <Money form={form} field="amount" label={t('orders.offers.desk.form.amount')} />}
      {kind === 'bundle' && <Money form={form} field="amount" label={t('orders.offers.desk.form.bundlePrice')} />}
      {kind === 'units' && (
        <>
          <Count {...form.bound('buy')} label={t('orders.offers.desk.form.buy')} />
          <Count {...form.bound('free')} label={t('orders.offers.desk.form.free')} />
        </>
      )}
    </>
  );
}

/** A field for a whole number. */
function Count(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" />;
}

function Money(props: { form: InHand; field: 'cap' | 'amount' | 'min'; label: string; hint?: string }) {
  const { form, field, label, hint } = props;
  return <TextField {...form.bound(field)} label={label} hint={hint} sign="₹" inputMode="decimal" autoComplete="off" />;
}

function LimitFields({ form }: { form: Pick<FormInHand<ReturnType<typeof typedLimits>>, 'bound'> }) {
  const hint = t('orders.offers.desk.form.noLimit');
  return (
    <>
      <TextField {...form.bound('endsAt')} label={t('orders.offers.desk.form.endsAt')} type="datetime-local" />
      <Count {...form.bound('most')} label={t('orders.offers.desk.form.most')} hint={hint} />
      <Count {...form.bound('perPerson')} label={t('orders.offers.desk.form.perPerson')} hint={hint} />
      <TextField
        {...form.bound('budget')}
        label={t('orders.offers.desk.form.budget')}
        hint={hint}
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

/** What the offer would have cost in the last 30 days. */
function Estimate({ typed, onFaults }: { typed: TypedOffer; onFaults: (faults: Record<string, string>) => void }) {
  const [found, setFound] = useState<string>();
  const { act, actingOn } = useAct<'estimate'>({});
  const ask = () => {
    const read = readOffer(typed);
    if (!('draft' in read)) return onFaults({ ...faultsIn(read.faults ?? {}) });
    void act(
      async () => {
        const { applied, orders, cost, isMost } = (await call(estimateOffer, read.draft)).data;
        const spent = exactRupees(cost);
        setFound(
          isMost
            ? t('orders.offers.desk.form.estimatedMost', { applied, orders, cost: spent })
            : t('orders.offers.desk.form.estimated', { applied, orders, cost: spent }),
        );
        return {};
      },
      { on: 'estimate' },
    );
  };
  return (
    <div>
      <Button busy={actingOn === 'estimate'} onClick={ask}>
        {t('orders.offers.desk.form.estimate')}
      </Button>
      <p aria-live="polite">{found}</p>
    </div>
  );
}

/** Changes the name, the end and the limits of an offer. */
export function LimitsForm({ offer, onClose, onSaved }: { offer: OfferRow } & Omit<OfferFormProps, 'isSeller'>) {
  const form = useForm({
    start: typedLimits(offer),
    send: typed => {
      const { limits, faults } = readLimits(typed);
      const found = faultsIn(faults);
      return found ? { faults: found } : call(changeOffer, { offerId: offer._id, ...limits });
    },
    onDone: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <DialogForm form={form} verb={t('orders.offers.desk.form.save')} onCancel={onClose}>
      <TextField {...form.bound('name')} label={t('orders.offers.desk.form.name')} maxLength={80} data-autofocus />
      <LimitFields form={form} />
    </DialogForm>
  );
}
