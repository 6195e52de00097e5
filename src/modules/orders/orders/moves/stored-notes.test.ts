import { expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { CANCEL_REASONS, shownNote } from './stored-notes.ts';

const SET = [
  ...Object.keys(CANCEL_REASONS),
  'Paid online',
  'Paid after the order was cancelled; refunded',
  'Not paid in time',
  'Tracking removed',
  'Hand delivery',
  'Tracking: Delhivery 149088302217',
  'Return RT-100042 requested: It doesn’t work properly',
  'Return RT-100042 approved',
  'Return RT-100042 received',
  'Return RT-100042 cancelled',
  'Return RT-100042 rejected: The seal is broken',
  'Return RT-100042 completed: ₹1,299.00 to be refunded',
  'The refund goes to as•••@okhdfcbank',
  'Cash ₹1,299.00: with the courier',
  'Cash ₹1,299.00: received by the shop, UTR 77',
  'Cash ₹1,299.00: recorded by mistake, now with the seller',
];

it.each(SET)('“%s” is shown as it is stored in English, and in the language of the page', note => {
  expect(shownNote(note)).toBe(note);
  expect(speaking('hi', () => shownNote(note))).toMatch(/\p{Script=Devanagari}/u);
});

it.each([null, 'Please ring twice', 'constructor'])('what people wrote stays as it is: %s', note => {
  expect(speaking('hi', () => shownNote(note))).toBe(note);
});
