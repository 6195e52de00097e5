import type { Kind } from '#products/catalog/vocabulary.ts';
import type { SellerId, ServiceId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import type { Paise } from '#shared/money/money.ts';

/** What is done for a product. One that is for a seller order is bought once, however many units there are. */
export const SERVICE_KINDS = ['installation', 'gift-wrap'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

interface KindOfService {
  /** For each unit of a product, or once for all that a seller sends. */
  readonly per: 'unit' | 'part';
  /** Usual code of the GST tariff. */
  readonly sac: string;
  /** Whether somebody comes after the delivery. */
  readonly isVisit: boolean;
}

export const KINDS_OF_SERVICE: Readonly<Record<ServiceKind, KindOfService>> = {
  installation: { per: 'unit', sac: '998739', isVisit: true },
  'gift-wrap': { per: 'part', sac: '998541', isVisit: false },
};

/** By language; there is an English one if there is any. */
export type ServiceWords = Readonly<Record<string, string>>;

/** What a seller offers. */
export interface Service {
  readonly id: ServiceId;
  readonly sellerId: SellerId;
  readonly kind: ServiceKind;
  /** Null for all products of the seller. */
  readonly category: Kind | null;
  readonly names: ServiceWords;
  readonly covers: ServiceWords;
  readonly price: Paise;
  readonly sac: string;
  readonly gstRateBp: number;
  readonly pincodes: readonly string[];
  readonly days: number | null;
}

export function serviceWordsIn(words: ServiceWords, language: string): string {
  return words[language] ?? words[SOURCE_LANGUAGE] ?? '';
}

/** The seller's services for a product, one of each kind: that of the nearest category. */
export function servicesFor(
  services: readonly Service[],
  product: { readonly sellerId: SellerId /** The nearest first. */; readonly categories: readonly Kind[] },
  pincode: string | undefined,
): Service[] {
  const nearness = ({ category }: Service) =>
    category === null ? product.categories.length : product.categories.indexOf(category);
  return SERVICE_KINDS.flatMap(kind => {
    const own = services.filter(
      service => service.kind === kind && service.sellerId === product.sellerId && nearness(service) >= 0,
    );
    const [nearest] = own.toSorted((one, other) => nearness(one) - nearness(other));
    return nearest && isDoneAt(nearest, pincode) ? [nearest] : [];
  });
}

function isDoneAt({ pincodes }: Service, pincode: string | undefined): boolean {
  return pincodes.length === 0 || (pincode !== undefined && pincodes.some(start => pincode.startsWith(start)));
}

export const MAX_NOTE_LENGTH = 200;

/**
 * The words of a gift as they are kept: one line, without control characters and without those that turn the direction.
 * @returns null for none
 */
export function readNote(text: string): string | null {
  const line = text
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : line;
}

export function kindText(kind: ServiceKind): string {
  return kind === 'installation' ? t('orders.services.kind.installation') : t('orders.services.kind.giftWrap');
}
