import { readCap, readCharge } from '#office/settings/groups/fields.ts';
import type { GroupFields } from '#office/settings/groups/groups.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { exactRupees, type Paise, paise, priceTag, sum } from '#shared/money/money.ts';

const PRODUCTS = paise(5_000_00);

/** What an order of ₹5,000 comes to under the settings as they are typed. */
export function DeliveryExample({ typed }: { typed: Pick<GroupFields<'delivery'>, 'deliveryCharge' | 'codCap'> }) {
  const charge = amountIn(readCharge(typed.deliveryCharge));
  const cap = amountIn(readCap(typed.codCap));
  const total = sum([PRODUCTS, charge ?? paise(0)]);
  return (
    <div className={fields.box}>
      <h3>An order of {priceTag(PRODUCTS)} from one seller</h3>
      <dl className={fields.sums}>
        <dt>Items</dt>
        <dd>{exactRupees(PRODUCTS)}</dd>
        <dt>Delivery</dt>
        <dd>{charge === undefined ? '?' : charge === 0 ? 'Free' : exactRupees(charge)}</dd>
        <dt className={fields.total}>Total</dt>
        <dd className={fields.total}>{charge === undefined ? '?' : exactRupees(total)}</dd>
      </dl>
      <p className={fields.note}>{cashWords(cap, total)}</p>
    </div>
  );
}

function amountIn<Value>(read: { readonly value: Value } | { readonly fault: string }): Value | undefined {
  return 'value' in read ? read.value : undefined;
}

function cashWords(cap: Paise | null | undefined, total: Paise): string {
  if (cap === null) return 'Any order can be paid in cash on delivery.';
  if (cap === undefined) return 'Enter an amount as the cash on delivery limit.';
  return total <= cap
    ? `Cash on delivery is available up to ${priceTag(cap)}.`
    : `No cash on delivery: it is available only up to ${priceTag(cap)}.`;
}
