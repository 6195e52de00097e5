import { type ReactNode, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { editLeavesNothing, editOrder, MAX_EDIT_REASON, withdrawEdit } from '#orders/orders/editing/edit.contract.ts';
import { differenceOf, editedGoods } from '#orders/orders/editing/edit-lines.ts';
import type { OrderDetail, OrderLine, OrderPart } from '#orders/orders/order.schema.ts';
import { isLive, mayBeCancelled } from '#orders/orders/order-status.ts';
import { addressDraftOf, addressFaults, addressFieldsOf, emptyFaults } from '#people/addresses/address-draft.ts';
import { AddressFields } from '#people/addresses/ui/address-form.tsx';
import { type FoundProduct, ProductFinder } from '#products/banners/ui/product-finder.tsx';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, paise } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './order-editors.module.css';

interface EditorProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

/** Corrects the delivery address while nothing of the order has shipped. */
export function AddressEditor({ order, onChanged }: EditorProps) {
  const live = order.parts.filter(part => isLive(part.orderStatus));
  if (live.length === 0 || !live.every(part => mayBeCancelled(part.orderStatus))) return null;
  return (
    <EditDialog verb={t('orders.orders.edit.editAddress')} title={t('orders.orders.edit.editAddress')}>
      {close => <AddressEdit order={order} onClose={close} onChanged={onChanged} />}
    </EditDialog>
  );
}

/** Changes quantities and products of a seller order that has not shipped. */
export function ItemsEditor(props: EditorProps & { part: OrderPart; isAdministrator: boolean }) {
  const { order, part } = props;
  const isPaid = order.paymentMethod === 'COD' || part.paymentStatus === 'paid';
  if (!mayBeCancelled(part.orderStatus) || part.cash || !isPaid) return null;
  return (
    <EditDialog
      verb={t('orders.orders.edit.editItems')}
      title={t('orders.orders.edit.itemsOf', { seller: part.sellerName })}
    >
      {close => <ItemsEdit {...props} onClose={close} />}
    </EditDialog>
  );
}

/** The edit of a seller order that waits for the buyer’s payment, which the shop may withdraw. */
export function WaitingEdit(props: { part: OrderPart; isAdministrator: boolean; onChanged: () => void }) {
  const { part, isAdministrator, onChanged } = props;
  const { act, isActing } = useAct({ onDone: onChanged, onStale: onChanged });
  const { proposedEdit: edit } = part;
  if (!edit) return null;
  const [time, amount] = [dayAndHourText(edit.payUntil), exactRupees(edit.difference)];
  return (
    <div className={styles.waiting}>
      <b>{t('orders.orders.edit.waits', { time, amount })}</b>
      <ul>
        {edit.changes.map(change => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <span>{t('orders.orders.edited.why', { why: edit.why })}</span>
      {isAdministrator && (
        <Button size="sm" busy={isActing} onClick={() => void act(() => call(withdrawEdit, { editId: edit.editId }))}>
          {t('orders.orders.edit.withdraw')}
        </Button>
      )}
    </div>
  );
}

function EditDialog(props: { verb: string; title: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {props.verb}
      </Button>
      <Dialog open={isOpen} onClose={close} title={props.title}>
        {isOpen && props.children(close)}
      </Dialog>
    </>
  );
}

type EditProps = EditorProps & { onClose: () => void };

const whyFault = (why: string) => why.trim() === '' && t('orders.orders.edit.noWhy');

function AddressEdit({ order, onClose, onChanged }: EditProps) {
  const { addressInfo: to } = order;
  const form = useForm({
    start: { ...addressDraftOf(to), why: '' },
    send: ({ why, ...draft }) => {
      const faults = faultsIn({ ...addressFaults(draft), ...emptyFaults(draft), why: whyFault(why) });
      if (faults) return { faults };
      const address = addressFieldsOf(draft);
      return call(editOrder, { orderId: order._id, seen: order.orderUpdateDate, why: why.trim(), address });
    },
    onDone: () => {
      onClose();
      onChanged();
    },
    onStale: onChanged,
  });
  return (
    <DialogForm form={form} verb={t('orders.orders.edit.save')} onCancel={onClose}>
      <AddressFields form={{ ...form, bound: form.bound, change: form.change }} />
      <WhyField field={form.bound('why')} />
    </DialogForm>
  );
}

function WhyField({ field }: { field: ReturnType<ReturnType<typeof useForm<{ why: string }, object>>['bound']> }) {
  return (
    <TextField
      {...field}
      label={t('orders.orders.edit.reason')}
      hint={t('orders.orders.edit.reasonHint')}
      maxLength={MAX_EDIT_REASON}
      required
    />
  );
}

/** What a line becomes. */
interface LineDraft {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly swap?: FoundProduct | undefined;
}

const goodsOf = ({ price, quantity, discount }: OrderLine) => ({
  ...{ price, quantity },
  discounts: discount > 0 ? [{ offer: 0, amount: discount }] : [],
});

function ItemsEdit(props: EditProps & { part: OrderPart; isAdministrator: boolean }) {
  const { order, part, isAdministrator, onClose, onChanged } = props;
  const form = useForm({
    start: {
      why: '',
      lines: part.lines.map((line): LineDraft => ({ line, quantity: line.quantity })),
    },
    send: ({ why, lines }) => {
      const faults = faultsIn({ why: whyFault(why) });
      if (faults) return { faults };
      const edits = lines
        .filter(({ line, quantity, swap }) => swap || quantity !== line.quantity)
        .map(({ line, quantity, swap }) => ({
          ...{ productId: line.productId, quantity },
          ...(swap && { swapFor: swap.id }),
        }));
      return call(editOrder, {
        ...{ orderId: order._id, seen: order.orderUpdateDate, why: why.trim() },
        lines: { partId: part.partId, edits },
      });
    },
    onDone: () => {
      onClose();
      onChanged();
    },
    onStale: onChanged,
  });
  const { lines } = form.typed;
  const set = (productId: ProductId, more: Partial<LineDraft>) =>
    form.change({ lines: lines.map(each => (each.line.productId === productId ? { ...each, ...more } : each)) });
  const difference = differenceOf(
    lines.map(({ line }) => goodsOf(line)),
    lines.map(({ line, quantity, swap }) => editedGoods(goodsOf(line), { quantity, price: swap?.paid ?? line.price })),
  );
  const isCash = order.paymentMethod === 'COD';
  return (
    <DialogForm form={form} verb={t('orders.orders.edit.save')} onCancel={onClose}>
      <ul className={styles.lines}>
        {lines.map(({ line, quantity, swap }) => (
          <li key={line.productId} className={styles.line}>
            <span className={styles.title}>
              {swap ? t('orders.orders.edit.swapped', { from: line.title, to: swap.title }) : line.title}
            </span>
            <Stepper
              label={t('orders.orders.checkout.items.quantityOf', { title: line.title })}
              value={quantity}
              min={swap ? 1 : 0}
              max={isAdministrator ? MAX_QUANTITY : line.quantity}
              onChange={to => set(line.productId, { quantity: to })}
            />
            {isAdministrator && (
              <Swap isSwapped={swap !== undefined} onSwap={found => set(line.productId, { swap: found })} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.difference}>
        {lines.every(({ quantity }) => quantity === 0)
          ? editLeavesNothing().message
          : sayDifference(difference, isCash)}
      </p>
      {part.proposedEdit && <p>{t('orders.orders.edit.replaces')}</p>}
      <WhyField field={form.bound('why')} />
    </DialogForm>
  );
}

function sayDifference(difference: number, isCash: boolean): string {
  if (difference === 0) return t('orders.orders.edit.same');
  const amount = exactRupees(paise(Math.abs(difference)));
  if (isCash) {
    return difference > 0
      ? t('orders.orders.edit.collectMore', { amount })
      : t('orders.orders.edit.collectLess', { amount });
  }
  return difference > 0 ? t('orders.orders.edit.paysFirst', { amount }) : t('orders.orders.edit.refunded', { amount });
}

/** Finds another product of the seller to send in place of a line’s. */
function Swap({ isSwapped, onSwap }: { isSwapped: boolean; onSwap: (found: FoundProduct | undefined) => void }) {
  const [isOpen, setOpen] = useState(false);
  const find = (found: FoundProduct) => {
    onSwap(found);
    setOpen(false);
  };
  if (isSwapped)
    return (
      <Button size="sm" tone="quiet" onClick={() => onSwap(undefined)}>
        {t('orders.orders.edit.keep')}
      </Button>
    );
  if (!isOpen)
    return (
      <Button size="sm" tone="quiet" onClick={() => setOpen(true)}>
        {t('orders.orders.edit.swap')}
      </Button>
    );
  return (
    <div className={styles.finder}>
      <ProductFinder label={t('orders.orders.edit.swapFor')} onFind={find} />
    </div>
  );
}
