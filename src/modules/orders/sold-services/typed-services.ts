import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import type { DeskService, DeskServices } from './desk.contract.ts';
import { PERIODS } from './period.ts';
import { KINDS_OF_SERVICE, type ServiceKind } from './service.ts';
import { MOST_IN_SLOT } from './slots.ts';

/** A service as it is typed. */
export interface TypedService {
  /** Of the row on the screen. */
  readonly key: string;
  readonly _id: DeskService['_id'];
  readonly kind: ServiceKind;
  /** Empty for all products. */
  readonly category: string;
  readonly names: Readonly<Record<string, string>>;
  readonly covers: Readonly<Record<string, string>>;
  readonly price: string;
  readonly sac: string;
  readonly gstRate: string;
  readonly pincodes: string;
  readonly days: string;
}

/** What is typed into the screen of services and delivery windows. */
export interface TypedServices {
  readonly services: readonly TypedService[];
  readonly categories: readonly string[];
  /** Places by weekday and part of the day, as `1 morning`; empty for none. */
  readonly places: Readonly<Record<string, string>>;
  /** Null if the shop takes no phones in exchange. */
  readonly exchange: boolean | null;
}

export function newService(kind: ServiceKind, key: string): TypedService {
  const { sac, isVisit } = KINDS_OF_SERVICE[kind];
  return {
    ...{ key, _id: undefined, kind, category: '', names: {}, covers: {}, price: '', sac, gstRate: '18', pincodes: '' },
    days: isVisit ? '3' : '',
  };
}

export function typedServices({ services, windows, exchange }: DeskServices): TypedServices {
  return {
    exchange,
    services: services.map((service, at) => ({
      ...{ key: service._id ?? String(at), _id: service._id, kind: service.kind, category: service.category ?? '' },
      ...{ names: service.names, covers: service.covers, sac: service.sac, gstRate: String(service.gstRate) },
      price: String(service.price / 100),
      pincodes: service.pincodes.join(', '),
      days: service.days === null ? '' : String(service.days),
    })),
    categories: windows.categories,
    places: Object.fromEntries(
      windows.places.map(({ weekday, period, capacity }) => [`${weekday} ${period}`, String(capacity)]),
    ),
  };
}

type Draft = Pick<DeskServices, 'services' | 'windows' | 'exchange'>;

/** As it is sent, or what is wrong with what was typed; faults are named as those of the server. */
export function readTypedServices({
  services,
  categories,
  places,
  exchange,
}: TypedServices): { readonly draft: Draft } | { readonly faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const read = services.map((typed, at): DeskService => {
    const wrong = (field: string, words: string) => {
      faults[`services.${at}.${field}`] = words;
    };
    const price = readMoney(typed.price);
    if ('fault' in price) wrong('price', price.fault);
    if (!typed.names.en?.trim()) wrong('names', t('orders.services.desk.fault.name'));
    if (!/^99\d{4}$/.test(typed.sac.trim())) wrong('sac', t('orders.services.desk.fault.sac'));
    const gstRate = Number(typed.gstRate);
    if (typed.gstRate.trim() === '' || !(gstRate >= 0 && gstRate <= 100))
      wrong('gstRate', t('orders.services.desk.fault.gst'));
    const pincodes = typed.pincodes.split(/[\s,]+/).filter(Boolean);
    if (pincodes.some(start => !/^[1-9]\d{0,5}$/.test(start)))
      wrong('pincodes', t('orders.services.desk.fault.pincodes'));
    const { isVisit } = KINDS_OF_SERVICE[typed.kind];
    const days = Number(typed.days);
    if (isVisit && !(Number.isInteger(days) && days >= 1 && days <= 60))
      wrong('days', t('orders.services.desk.fault.visitDays'));
    return {
      ...(typed._id && { _id: typed._id }),
      ...{
        kind: typed.kind,
        category: typed.category || null,
        names: filled(typed.names),
        covers: filled(typed.covers),
      },
      ...{
        price: 'value' in price ? price.value : paise(0),
        sac: typed.sac.trim(),
        gstRate,
        pincodes,
        days: isVisit ? days : null,
      },
    };
  });
  const offered = Object.entries(places).flatMap(([key, text]) => {
    if (text.trim() === '' || text.trim() === '0') return [];
    const capacity = Number(text);
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > MOST_IN_SLOT)
      faults[`places.${key}`] = t('orders.services.desk.fault.places', { most: MOST_IN_SLOT });
    const [weekday, name] = key.split(' ');
    const period = PERIODS.find(each => each === name);
    return period ? [{ weekday: Number(weekday), period, capacity }] : [];
  });
  if (Object.keys(faults).length > 0) return { faults };
  return { draft: { exchange, services: read, windows: { categories: [...categories], places: offered } } };
}

function filled(words: Readonly<Record<string, string>>): Record<string, string> {
  const lines = Object.entries(words).map(([language, text]) => [language, text.trim()] as const);
  return Object.fromEntries(lines.filter(([, text]) => text !== ''));
}
