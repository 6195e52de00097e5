import type { Id } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';

export type ExchangeQuoteId = Id<'exchange quote'>;

/** How good an old phone is, the best first. */
export const PHONE_CONDITIONS = ['working', 'scratched', 'broken', 'dead'] as const;
export type ExchangeCondition = (typeof PHONE_CONDITIONS)[number];

/**
 * What has become of an old phone. `void`: the new one was cancelled, rejected or returned before anybody confirmed it; `undone`: it
 * went back to its owner because the new one was returned.
 */
export const EXCHANGE_STATES = ['open', 'confirmed', 'rejected', 'void', 'undone'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** The category whose products old phones are taken for, with those within it. */
export const EXCHANGE_CATEGORY = 'smartphone';

/** Days for which a quote stands. */
export const QUOTE_DAYS = 7;

/** Days after the delivery in which its seller can decide on a phone; then it can be given elsewhere. */
export const MOST_WAITING_DAYS = 30;

/** Less is not worth fetching, and so much always remains to be paid for the new product. */
export const LEAST_VALUE: Paise = paise(1_00);

/** What its owner says about a phone. */
export interface ExchangeAnswers {
  readonly switchesOn: boolean;
  /** The screen has no crack, spot or line. */
  readonly screenIsWhole: boolean;
  /** Calls, cameras, speaker, buttons and charging. */
  readonly allWorks: boolean;
  /** Hardly a scratch or dent. */
  readonly looksGood: boolean;
}

/** What a model is worth in each condition; 0 where it is not taken. */
export type ExchangeValues = Readonly<Record<ExchangeCondition, Paise>>;

/** A phone that is taken in exchange. */
export interface ExchangeModel extends ExchangeValues {
  readonly brand: string;
  readonly model: string;
}

/** Old phones in exchange, as the shop has set it up. */
export interface PhoneExchange {
  readonly isOn: boolean;
  readonly models: readonly ExchangeModel[];
}

/** “Redmi Note 9” of Xiaomi; letter case and spaces around do not matter. */
export function findModel(
  { isOn, models }: PhoneExchange,
  asked: { readonly brand: string; readonly model: string },
): ExchangeModel | undefined {
  return isOn ? models.find(each => modelKey(each) === modelKey(asked)) : undefined;
}

export function modelKey({ brand, model }: { readonly brand: string; readonly model: string }): string {
  return `${brand.trim()}\n${model.trim()}`.toLowerCase();
}

export function conditionOf({ switchesOn, screenIsWhole, allWorks, looksGood }: ExchangeAnswers): ExchangeCondition {
  if (!switchesOn) return 'dead';
  if (!screenIsWhole || !allWorks) return 'broken';
  return looksGood ? 'working' : 'scratched';
}

/** Whether a worse phone is never worth more. */
export function areInOrder(values: ExchangeValues): boolean {
  return PHONE_CONDITIONS.every((condition, at) => {
    const better = PHONE_CONDITIONS[at - 1];
    return better === undefined || values[condition] <= values[better];
  });
}

/**
 * What is given for a phone with a new one: at most what a unit of it costs, less the least that remains to be paid, so that all
 * refunds together never exceed what was paid.
 * @param unit what the buyer pays for the line divided by its units, rounded down
 * @returns undefined if that is too little
 */
export function valueWith(value: Paise, unit: number): Paise | undefined {
  const most = Math.min(value, Math.floor(unit) - LEAST_VALUE);
  return most >= LEAST_VALUE ? paise(most) : undefined;
}
