import type { ReactNode } from 'react';
import { cityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { keptText } from '#shared/page/kept-text.ts';
import { dayText } from '#shared/time/dates.ts';
import { deliveryAnswer } from '#shop/delivery/delivery-answer.ts';
import { type PinFacts, readFacts, writeFacts } from '#shop/delivery/kept-facts.ts';
import { readKeptPin } from '#shop/delivery/kept-pin.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import styles from './delivery-line.module.css';
import { type KnownPin, keptPin, publishPin, reserveLines } from './known-pin.ts';

/** What the server has said last, so that the next page has its dates before it asks. */
const keptFacts = keptText('deliveryFacts');
/** For so long the server is not asked again. */
const FRESH_MS = 5 * 60_000;

const askServer = () => import('./ask-delivery.ts');

/** The last question; answers to older ones are ignored. */
let turn = 0;

/** Publishes what is known of the stored PIN code, and asks the server if that is not fresh. */
export async function showKeptPin(): Promise<void> {
  const { pincode } = readKeptPin(keptPin.read());
  if (pincode === undefined) return;
  const facts = readFacts(keptFacts.read(), pincode);
  if (facts) publishPin(knownPin(facts));
  const age = facts ? Date.now() - facts.at : FRESH_MS;
  if (age >= 0 && age < FRESH_MS) return;
  turn += 1;
  const own = turn;
  try {
    const { state } = await (await askServer()).askDelivery(pincode);
    if (own === turn) learn({ pincode, state, at: Date.now() });
  } catch {
    // What was known stays. The next page asks again.
  }
}

/**
 * Asks the server about a PIN code and, if there is one, delivers to it from now on.
 * @param stored the text to store for it, if it is not the PIN code itself
 * @returns the sentence that refuses it; undefined if it was chosen
 * @throws Problem
 */
export async function choosePin(pincode: string, stored = pincode): Promise<string | undefined> {
  turn += 1;
  const own = turn;
  const before = readKeptPin(keptPin.read()).pincode;
  // At once, because what moves after a press does not surprise.
  reserveLines(true);
  try {
    const { state, exists } = await (await askServer()).askDelivery(pincode);
    if (own !== turn) return undefined;
    if (!exists) {
      reserveLines(before !== undefined);
      return notServed(pincode).message;
    }
    learn({ pincode, state, at: Date.now() });
    keptPin.write(stored);
    return undefined;
  } catch (error) {
    reserveLines(before !== undefined);
    throw error;
  }
}

/** Forgets the PIN code with what the server has said of it. @param stored the text in its place */
export function forgetPin(stored = ''): void {
  turn += 1;
  reserveLines(false);
  keptFacts.write('');
  keptPin.write(stored);
}

function learn(facts: PinFacts): void {
  keptFacts.write(writeFacts(facts));
  publishPin(knownPin(facts));
}

function knownPin({ pincode, state }: PinFacts): KnownPin {
  const now = new Date();
  const answerFrom = (sellerState: string | null) => deliveryAnswer(pincode, state, sellerState, now);
  const lines = new Map<string | null, ReactNode>();
  const lineFrom = (sellerState: string | null, charge: Paise) => {
    const line = lines.get(sellerState) ?? lineOf(answerFrom(sellerState), pincode, charge);
    lines.set(sellerState, line);
    return line;
  };
  const arrivalFrom = (sellerState: string | null) => {
    const answer = answerFrom(sellerState);
    return answer.kind === 'promise' ? t('shop.delivery.arrives', { days: answer.days }) : undefined;
  };
  const key = `${pincode} ${state} ${dayText(now)}`;
  return { key, pincode, city: cityOfPincode(pincode) ?? '', answerFrom, arrivalFrom, lineFrom };
}

function lineOf(answer: ReturnType<typeof deliveryAnswer>, pincode: string, charge: Paise): ReactNode {
  if (answer.kind === 'refusal') return t('shop.delivery.card.not', { pincode });
  return (
    <>
      <span>
        {rich('shop.delivery.card.by', { day: answer.by, b: words => <b className={styles.day}>{words}</b> })}
      </span>{' '}
      <span className={styles.cost}>
        {charge === 0 ? t('shop.delivery.card.free') : t('shop.delivery.card.costs', { amount: priceTag(charge) })}
      </span>
    </>
  );
}
