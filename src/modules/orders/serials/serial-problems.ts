import { problem } from '#shared/api/problem.ts';
import { WRONG_NUMBER } from './read-serial.ts';
import { NUMBER_NAMES, type NumberKind } from './serial-kind.ts';

/**
 * `data` lists the lines that lack numbers. The message has no title, so that several orders can be refused with one
 * sentence.
 */
export const serialsMissing = problem(
  'serials.missing',
  'conflict',
  'Please enter the IMEI or serial number of each unit before shipping.',
);
export const serialWrong = problem('serials.wrong', 'invalid', (kind: NumberKind) => `${WRONG_NUMBER[kind]}.`);
export const serialTwice = problem(
  'serials.twice',
  'invalid',
  (kind: NumberKind, number: string) => `${NUMBER_NAMES[kind]} ${number} is entered twice.`,
);
/** `order` is the number of the order it was sold with. */
export const serialTaken = problem(
  'serials.taken',
  'conflict',
  (kind: NumberKind, number: string, order: string) =>
    `${NUMBER_NAMES[kind]} ${number} was already sold with order ${order} and has not been returned.`,
);
export const serialsNotAsked = problem('serials.not_asked', 'invalid', 'This product needs no IMEI or serial number.');
export const serialsTooMany = problem('serials.too_many', 'invalid', (title: string, quantity: number) =>
  quantity === 1 ? `This order has only one ${title}.` : `This order has only ${quantity} of ${title}.`,
);
export const serialsTooEarly = problem(
  'serials.too_early',
  'invalid',
  'IMEI and serial numbers can only be added when an order moves to in shipping or delivered.',
);
/** For delivered, rejected or cancelled orders. */
export const serialsFinal = problem('serials.final', 'conflict', (isDelivered: boolean) =>
  isDelivered
    ? 'This order is delivered, so its IMEI and serial numbers can’t be changed.'
    : 'This order was rejected or cancelled, so it needs no IMEI or serial numbers.',
);
