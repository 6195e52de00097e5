import { readCap, readCharge } from '#office/settings/groups/fields.ts';
import type { GroupFields } from '#office/settings/groups/groups.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise, paise, priceTag, sum } from '#shared/money/money.ts';
import type { Read } from '#shared/text/read.ts';

const PRODUCTS = paise(5_000_00);

/** What an order of ₹5,000 comes to under the settings as they are typed. */
export function DeliveryExample({ typed }: { typed: Pick<GroupFields<'delivery'>, 'deliveryCharge' | 'codCap'> }) {
  const charge = amountIn(readCharge(typed.deliveryCharge));
  const cap = amountIn(readCap(typed.codCap));
  const total = sum([PRODUCTS, charge ?? paise(0)]);
  return (
    <div className={fields.box}>
      <h3>{t('office.settings.delivery.example', { amount: priceTag(PRODUCTS) })}</h3>
      <dl className={fields.sums}>
        <dt>{t('office.settings.delivery.exampleItems')}</dt>
        <dd>{exactRupees(PRODUCTS)}</dd>
        <dt>{t('office.settings.delivery.exampleDelivery')}</dt>
        <dd>
          {charge === undefined ? '?' : charge === 0 ? t('office.settings.delivery.exampleFree') : exactRupees(charge)}
        </dd>
        <dt className={fields.total}>{t('office.settings.delivery.exampleTotal')}</dt>
        <dd className={fields.total}>{charge === undefined ? '?' : exactRupees(total)}</dd>
      </dl>
      <p className={fields.note}>{cashWords(cap, total)}</p>
    </div>
  );
}

function amountIn<Value>(read: Read<Value>): Value | undefined {
  return 'value' in read ? read.value : undefined;
}

function cashWords(cap: Paise | null | undefined, total: Paise): string {
  if (cap === null) return t('office.settings.delivery.cashAny');
  if (cap === undefined) return t('office.settings.delivery.cashUnread');
  return total <= cap
    ? t('office.settings.delivery.cashUpTo', { amount: priceTag(cap) })
    : t('office.settings.delivery.cashNot', { amount: priceTag(cap) });
}
