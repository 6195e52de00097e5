import { problem } from '#shared/problem.ts';
import { WRONG_NUMBER } from './read-serial.ts';
import { NUMBER_NAMES, type NumberKind } from './serial-kind.ts';

/** `data` names the goods that lack numbers. Without a title, so that many orders are refused in one sentence. */
export const serialsMissing = problem(
  'serials.missing',
  'conflict',
  'Please note the IMEI or serial number of each piece before it is shipped.',
);
export const serialWrong = problem('serials.wrong', 'invalid', (kind: NumberKind) => `${WRONG_NUMBER[kind]}.`);
export const serialTwice = problem(
  'serials.twice',
  'invalid',
  (kind: NumberKind, number: string) => `${NUMBER_NAMES[kind]} ${number} stands here twice.`,
);
/** `order` is the number of the order that it was sold with. */
export const serialTaken = problem(
  'serials.taken',
  'conflict',
  (kind: NumberKind, number: string, order: string) =>
    `${NUMBER_NAMES[kind]} ${number} was sold with order ${order} and has not come back.`,
);
export const serialsNotAsked = problem(
  'serials.not_asked',
  'invalid',
  'No IMEI or serial number is asked for these goods.',
);
export const serialsTooMany = problem('serials.too_many', 'invalid', (title: string, quantity: number) =>
  quantity === 1 ? `Only one ${title} goes with this order.` : `Only ${quantity} of ${title} go with this order.`,
);
export const serialsTooEarly = problem(
  'serials.too_early',
  'invalid',
  'IMEI and serial numbers go with a move to in shipping or delivered.',
);
/** Of what was delivered, rejected or cancelled. */
export const serialsFinal = problem('serials.final', 'conflict', (isDelivered: boolean) =>
  isDelivered
    ? 'It is delivered, so its IMEI and serial numbers stay as they are.'
    : 'This order was rejected or cancelled, so nothing of it is sent.',
);
