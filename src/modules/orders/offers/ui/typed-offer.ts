import type { OfferDraft, OfferRow } from '#orders/offers/desk.contract.ts';
import type { FoundProduct } from '#products/banners/ui/product-finder.tsx';
import { type FoundFaults, faultsIn } from '#routing/forms/faults.ts';
import type { SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { momentOf, typedMoment } from '#shared/time/typed-moment.ts';

export interface PickedSeller {
  readonly _id: SellerId;
  readonly name: string;
}

/** What is typed into the form of an offer. */
export const NEW_OFFER = {
  ...{ name: '', code: '', kind: 'percent' as OfferDraft['kind'], percent: '', cap: '', amount: '', buy: '', free: '' },
  ...{
    min: '',
    products: [] as FoundProduct[],
    sellers: [] as PickedSeller[],
    persons: '',
    brands: '',
    categories: '',
    pincodes: '',
    methods: '',
    firstOrder: false,
  },
  ...{ combines: false, bearer: 'shop' as OfferDraft['bearer'], startsAt: '', endsAt: '' },
  ...{ most: '', perPerson: '', budget: '' },
};
export type TypedOffer = typeof NEW_OFFER;

/** The fields of an offer that can be changed later. */
export function typedLimits({ name, endsAt, most, perPerson, budget }: OfferRow) {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...{ name, endsAt: typedMoment(endsAt.toISOString()), most: text(most), perPerson: text(perPerson) },
    budget: budget === null ? '' : String(budget / 100),
  };
}

type Limits = Pick<TypedOffer, 'name' | 'endsAt' | 'most' | 'perPerson' | 'budget'>;

export function readLimits(typed: Limits) {
  const budget = readOptional(typed.budget);
  const [most, perPerson] = [readCount(typed.most), readCount(typed.perPerson)];
  const endsAt = momentOf(typed.endsAt);
  const faults: FoundFaults = {
    name: typed.name.trim() === '' && t('orders.offers.desk.fault.name'),
    endsAt: !endsAt && t('orders.offers.desk.fault.moment'),
    most: most === undefined && t('orders.offers.desk.fault.number'),
    perPerson: perPerson === undefined && t('orders.offers.desk.fault.number'),
    budget: budget.fault,
  };
  return {
    faults,
    limits: {
      ...{ name: typed.name.trim(), endsAt: new Date(endsAt ?? 0), most: most ?? null },
      ...{ perPerson: perPerson ?? null, budget: budget.value },
    },
  };
}

/** The offer as it is sent, or what is wrong with what was typed. */
export function readOffer(typed: TypedOffer): { draft: OfferDraft } | { faults: FoundFaults | undefined } {
  const { limits, faults } = readLimits(typed);
  const [cap, amount, min] = [typed.cap, typed.amount, typed.min].map(readOptional);
  const [buy, free] = [readCount(typed.buy), readCount(typed.free)];
  const percent = typed.percent.trim() === '' ? null : Number(typed.percent.trim());
  const startsAt = momentOf(typed.startsAt);
  const isWrongPercent = typed.kind === 'percent' && !(percent !== null && percent >= 0.01 && percent <= 90);
  const found = faultsIn({
    ...faults,
    ...{ cap: cap?.fault, amount: amount?.fault, min: min?.fault },
    percent: isWrongPercent && t('orders.offers.desk.fault.percent'),
    buy: buy === undefined && t('orders.offers.desk.fault.units'),
    free: free === undefined && t('orders.offers.desk.fault.units'),
    startsAt: !startsAt && t('orders.offers.desk.fault.moment'),
  });
  if (found) return { faults: found };
  const list = (text: string) => wordsIn(text.toLowerCase());
  const some = <Value>(words: Value[]) => (words.length > 0 ? words : undefined);
  return {
    draft: {
      ...limits,
      ...{ code: typed.code.trim() || null, kind: typed.kind, percent, bearer: typed.bearer, combines: typed.combines },
      ...{ cap: cap?.value ?? null, amount: amount?.value ?? null, min: min?.value ?? paise(0) },
      ...{ buy: buy ?? null, free: free ?? null, startsAt: new Date(startsAt ?? 0) },
      conditions: {
        products: some(typed.products.map(({ id }) => id)),
        sellers: some(typed.sellers.map(({ _id }) => _id)),
        persons: some(list(typed.persons)),
        brands: some(list(typed.brands)),
        categories: some(list(typed.categories)),
        pincodes: some(list(typed.pincodes)),
        methods: some([typed.methods].filter(Boolean)),
        ...(typed.firstOrder && { firstOrder: true }),
      },
    },
  };
}

function readOptional(text: string): { readonly value: Paise | null; readonly fault?: string } {
  if (text.trim() === '') return { value: null };
  const read = readMoney(text);
  return 'fault' in read ? { value: null, fault: read.fault } : { value: read.value };
}

/** Null for none, undefined for what is no number of units. */
function readCount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^[1-9]\d{0,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

const wordsIn = (text: string) =>
  text
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(Boolean);
