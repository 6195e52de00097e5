import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageColumns } from '#design/layout/page-columns.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { changeByHand, completeByHand, openByHand } from '#orders/checkouts/by-hand.contract.ts';
import type { Checkout } from '#orders/checkouts/contract.ts';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import {
  type AddressDraft,
  addressFaults,
  addressFieldsOf,
  BLANK_DRAFT,
  emptyFaults,
} from '#people/addresses/address-draft.ts';
import { AddressFields } from '#people/addresses/ui/address-form.tsx';
import { ProductFinder } from '#products/banners/ui/product-finder.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import type { CheckoutId, ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './by-hand.module.css';
import { CallerFinder } from './caller-finder.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

interface Item {
  readonly productId: ProductId;
  readonly title: string;
  readonly quantity: number;
}

interface Typed extends AddressDraft {
  readonly email: string;
  readonly codes: string;
  readonly items: readonly Item[];
  /** Empty for what the shop proposes. */
  readonly method: PaymentMethod | '';
}

type Placed = AnswerOf<typeof completeByHand>;

const START: Typed = { ...BLANK_DRAFT, email: '', codes: '', items: [], method: '' };

/** An administrator takes an order for a caller: it is computed as every checkout is, and nobody enters a price. */
export default function ByHand() {
  const [turn, setTurn] = useState(0);
  const title = t('orders.checkouts.hand.title');
  return (
    <>
      <title>{t('routing.title', { page: title })}</title>
      <Breadcrumbs
        renderLink={routerLink}
        trail={[{ label: t('orders.orders.desk.title'), href: adminPaths.orders }, { label: title }]}
      />
      <PageHead title={title} aside={t('orders.checkouts.hand.about')} />
      <Composed key={turn} onAnother={() => setTurn(turn + 1)} />
    </>
  );
}

function Composed({ onAnother }: { onAnother: () => void }) {
  /** What is computed for what is typed; gone as soon as something else is typed. */
  const [checkout, setCheckout] = useState<Checkout>();
  const [opened, setOpened] = useState<{ readonly id: CheckoutId; readonly email: string }>();
  const [placed, setPlaced] = useState<Placed>();
  const form = useForm({
    start: START,
    send: typed => {
      const faults = faultsIn({
        ...addressFaults(typed),
        ...emptyFaults(typed),
        email: typed.email.trim() === '' && t('orders.checkouts.hand.noEmail'),
        items: typed.items.length === 0 && t('orders.checkouts.hand.noItems'),
        name: typed.name.trim() === '' && t('orders.checkouts.hand.noName'),
      });
      return faults ? { faults } : compute(typed, opened);
    },
    told: () => null,
    onDone: ({ data }) => show(data),
  });
  const show = (data: Checkout) => {
    setCheckout(data);
    setOpened({ id: data._id, email: form.typed.email.trim() });
  };
  const { typed } = form;
  const change = (more: Partial<Typed>) => {
    setCheckout(undefined);
    form.change(more);
  };
  const setItems = (items: readonly Item[]) => change({ items });
  // Something has changed since it was read out: it is worked out and read again.
  const { act, isActing } = useAct({ onStale: () => setCheckout(undefined) });
  if (placed) return <PlacedByHand placed={placed} email={typed.email} onAnother={onAnother} />;
  const place = async (agreed: boolean) => {
    if (!checkout) return;
    const { _id: checkoutId, terms } = checkout;
    setPlaced(await act(() => call(completeByHand, { checkoutId, terms, agreed }), { told: () => null }));
  };
  const choose = (method: PaymentMethod) => {
    form.change({ method });
    void form.submit({ method });
  };
  return (
    <PageColumns
      aside={
        <CheckoutSummary
          checkout={checkout}
          isPlacing={isActing}
          isComputing={form.busy}
          onChoose={choose}
          onPlace={agreed => void place(agreed)}
        />
      }
    >
      <form {...form.props} className={styles.form}>
        <PageSection title={t('orders.checkouts.hand.caller')}>
          <CallerFinder
            field={{ ...form.bound('email'), onChange: ({ currentTarget }) => change({ email: currentTarget.value }) }}
            onFound={email => change({ email })}
          />
        </PageSection>
        <PageSection title={t('orders.checkouts.hand.items')}>
          <ProductFinder
            label={t('orders.checkouts.hand.addItem')}
            error={form.faults.items}
            onFind={({ id, title }) =>
              setItems([
                ...typed.items.filter(item => item.productId !== id),
                {
                  ...{ productId: id, title },
                  quantity: 1 + (typed.items.find(item => item.productId === id)?.quantity ?? 0),
                },
              ])
            }
          />
          <ul className={styles.items}>
            {typed.items.map(item => (
              <li key={item.productId} className={styles.item}>
                <span className={styles.title}>{item.title}</span>
                <Stepper
                  label={t('orders.orders.checkout.items.quantityOf', { title: item.title })}
                  value={item.quantity}
                  min={0}
                  max={MAX_QUANTITY}
                  onChange={quantity =>
                    setItems(
                      typed.items.flatMap(each =>
                        each.productId !== item.productId ? each : quantity > 0 ? { ...each, quantity } : [],
                      ),
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <TextField
            {...form.bound('codes')}
            label={t('orders.checkouts.hand.codes')}
            hint={t('orders.checkouts.hand.codesHint')}
            aside={t('design.optional')}
            autoComplete="off"
            maxLength={200}
            onChange={({ currentTarget }) => change({ codes: currentTarget.value })}
          />
        </PageSection>
        <PageSection title={t('orders.checkouts.hand.address')}>
          <AddressFields needsName form={{ ...form, change: draft => change(draft), bound: boundTo(form, change) }} />
        </PageSection>
        <div>
          <Button type="submit" tone={checkout ? undefined : 'primary'} busy={form.busy}>
            {t('orders.checkouts.hand.compute')}
          </Button>
        </div>
      </form>
    </PageColumns>
  );
}

type Form = ReturnType<typeof useForm<Typed, { data: Checkout }>>;

/** The same fields, whose changes let go of what was computed. */
function boundTo(form: Form, change: (more: Partial<Typed>) => void): Form['bound'] {
  return field => ({
    ...form.bound(field),
    onChange: given => change({ [field]: typeof given === 'string' ? given : given.currentTarget.value }),
  });
}

/** Opens a checkout for the caller, or changes the one that is open. */
function compute(typed: Typed, opened: { readonly id: CheckoutId; readonly email: string } | undefined) {
  const { email, codes, items, method, ...address } = typed;
  const chosen = {
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    address: addressFieldsOf(address),
    codes: codes.split(/[\s,]+/).filter(Boolean),
    ...(method && { method }),
  };
  if (opened && opened.email === email.trim()) return call(changeByHand, { checkoutId: opened.id, ...chosen });
  return call(openByHand, { email: email.trim(), ...chosen });
}

/** What was done, and the link to pay, which is shown this once. */
function PlacedByHand(props: { placed: Placed; email: string; onAnother: () => void }) {
  const { placed, email, onAnother } = props;
  const { orderId, number, payLink, payUntil } = placed;
  const address = payLink && new URL(payLink, location.origin).href;
  return (
    <section className={styles.placed} role="status">
      <h2>{t('orders.checkouts.hand.placed', { number })}</h2>
      <p>
        {address && payUntil
          ? t('orders.checkouts.hand.placedLink', { email, time: dayAndHourText(payUntil) })
          : t('orders.checkouts.hand.placedCash', { email })}
      </p>
      {address && (
        <>
          <p className={styles.link}>{address}</p>
          <CopyButton text={address} label={t('orders.checkouts.hand.copy')} />
        </>
      )}
      <div className={styles.ways}>
        <Link to={ordersAddress.href({ page: 1, order: orderId })} className={buttonClass({ tone: 'primary' })}>
          {t('orders.checkouts.hand.see')}
        </Link>
        <Button onClick={onAnother}>{t('orders.checkouts.hand.another')}</Button>
      </div>
    </section>
  );
}
