import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { PriceOutcome, PriceState } from '#products/catalog/prices/scheduled-price.ts';
import type { ScheduledPrice } from '#products/prices/prices.contract.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';

const STATE_NAMES: Readonly<Record<PriceState, string>> = {
  running: t('products.prices.state.running'),
  'sold-out': t('products.prices.state.sold-out'),
  waiting: t('products.prices.state.waiting'),
  over: t('products.prices.state.over'),
};
const OUTCOME_NAMES: Readonly<Record<PriceOutcome, string>> = {
  ended: t('products.prices.outcome.ended'),
  cancelled: t('products.prices.outcome.cancelled'),
  edited: t('products.prices.outcome.edited'),
  missed: t('products.prices.outcome.missed'),
  'no-stock': t('products.prices.outcome.no-stock'),
  'above-mrp': t('products.prices.outcome.above-mrp'),
  gone: t('products.prices.outcome.gone'),
};
const MARKS: Readonly<Record<PriceState, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  running: { shape: 'disc', tone: 'good' },
  'sold-out': { shape: 'half', tone: 'low' },
  waiting: { shape: 'ring' },
  over: { shape: 'stroke', tone: 'muted' },
};

export const VIEW_NAMES = {
  all: t('products.prices.all'),
  running: STATE_NAMES.running,
  waiting: STATE_NAMES.waiting,
  over: STATE_NAMES.over,
} as const;

export const PRICE_COLUMNS: readonly Column<ScheduledPrice>[] = [
  { key: 'product', head: t('products.prices.head.product'), phone: 'lead', cell: ({ title }) => title },
  {
    key: 'price',
    head: t('products.prices.head.price'),
    phone: 'under',
    cell: ({ price, mrp }) => `${priceTag(price)} · ${t('products.prices.was', { mrp: priceTag(mrp) })}`,
  },
  {
    key: 'window',
    head: t('products.prices.head.window'),
    quiet: true,
    cell: ({ startsAt, endsAt }) =>
      t('products.prices.window', { from: dayAndHourText(startsAt), to: dayAndHourText(endsAt) }),
  },
  { key: 'deal', head: t('products.prices.head.sold'), cell: dealText },
  {
    key: 'state',
    head: t('products.prices.head.state'),
    phone: 'status',
    cell: ({ state, outcome }) => (
      <StatusMark {...MARKS[state]}>{outcome ? OUTCOME_NAMES[outcome] : STATE_NAMES[state]}</StatusMark>
    ),
  },
];

function dealText({ units, left, perPerson }: ScheduledPrice): string {
  if (units === null) return t('products.prices.unlimited');
  const stock = left === null ? t('products.prices.of', { units }) : t('products.prices.left', { left, units });
  return perPerson === null ? stock : `${stock} · ${t('products.prices.perPerson', { most: perPerson })}`;
}
