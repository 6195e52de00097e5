import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { OfferRow, OfferState } from '#orders/offers/desk.contract.ts';
import type { Bearer } from '#orders/offers/offer.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, paise, priceTag } from '#shared/money/money.ts';
import { dayText } from '#shared/time/dates.ts';

export const STATE_NAMES = {
  live: t('orders.offers.desk.live'),
  upcoming: t('orders.offers.desk.upcoming'),
  paused: t('orders.offers.desk.paused'),
  ended: t('orders.offers.desk.ended'),
} as const;

const MARKS: Readonly<Record<OfferState, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  live: { shape: 'disc', tone: 'good' },
  upcoming: { shape: 'ring' },
  paused: { shape: 'half', tone: 'low' },
  ended: { shape: 'stroke', tone: 'muted' },
};

export const BEARER_NAMES: Readonly<Record<Bearer, string>> = {
  shop: t('orders.offers.desk.bearer.shop'),
  seller: t('orders.offers.desk.bearer.seller'),
  bank: t('orders.offers.desk.bearer.bank'),
};

export const OFFER_COLUMNS: readonly Column<OfferRow>[] = [
  {
    key: 'name',
    head: t('orders.offers.desk.head.name'),
    phone: 'lead',
    cell: ({ name, code }) => `${name} · ${code ?? t('orders.offers.desk.noCode')}`,
  },
  { key: 'what', head: t('orders.offers.desk.head.what'), phone: 'under', cell: whatText },
  {
    key: 'window',
    head: t('orders.offers.desk.head.window'),
    quiet: true,
    cell: ({ startsAt, endsAt }) => t('orders.offers.desk.window', { from: dayText(startsAt), to: dayText(endsAt) }),
  },
  {
    key: 'bearer',
    head: t('orders.offers.desk.head.bearer'),
    cell: ({ bearer, seller }) => seller ?? BEARER_NAMES[bearer],
  },
  {
    key: 'used',
    head: t('orders.offers.desk.head.used'),
    align: 'end',
    cell: ({ used, most }) =>
      most === null ? t('orders.offers.desk.used', { used }) : t('orders.offers.desk.usedOf', { used, most }),
  },
  {
    key: 'cost',
    head: t('orders.offers.desk.head.cost'),
    align: 'end',
    cell: ({ spent, budget }) =>
      budget === null
        ? exactRupees(spent)
        : t('orders.offers.desk.costOf', { spent: exactRupees(spent), budget: priceTag(budget) }),
  },
  {
    key: 'state',
    head: t('orders.offers.desk.head.state'),
    phone: 'status',
    cell: ({ state }) => <StatusMark {...MARKS[state]}>{STATE_NAMES[state]}</StatusMark>,
  },
];

function whatText({ kind, percent, cap, amount, buy, free, min }: OfferRow): string {
  const from = min > 0 ? ` · ${t('orders.offers.desk.what.from', { min: priceTag(min) })}` : '';
  return discountText({ kind, percent, cap, amount, buy, free }) + from;
}

function discountText({
  kind,
  percent,
  cap,
  amount,
  buy,
  free,
}: Pick<OfferRow, 'kind' | 'percent' | 'cap' | 'amount' | 'buy' | 'free'>): string {
  const value = priceTag(amount ?? paise(0));
  switch (kind) {
    case 'percent':
      return cap === null
        ? t('orders.offers.desk.what.percent', { percent: percent ?? 0 })
        : t('orders.offers.desk.what.percentCap', { percent: percent ?? 0, cap: priceTag(cap) });
    case 'amount':
      return t('orders.offers.desk.what.amount', { amount: value });
    case 'delivery':
      return t('orders.offers.desk.what.delivery');
    case 'units':
      return t('orders.offers.desk.what.units', { buy: buy ?? 0, free: free ?? 0 });
    case 'bundle':
      return t('orders.offers.desk.what.bundle', { amount: value });
  }
}
