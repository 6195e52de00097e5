import { expect, it } from 'vitest';
import { hasContactDetails } from './contact-details.ts';

it.each([
  'See https://cheap.example for less',
  'See WWW.cheap.example',
  'Cheaper at Cheap.com today',
  'sab kuch sasta.in par',
  'wa.me/5 is my chat',
  'Write to asha@home.example',
  'Pay asha@upi first',
  'Call 9876543210 now',
  'Call +91 98765 43210',
  'Call 098765-43210',
  'कॉल करें ९८७६५ ४३२१०',
  'Ring ９８７６５４３２１０',
])('a text has contact details: %s', text => {
  expect(hasContactDetails(text)).toBe(true);
});

it.each([
  'Does it charge at 67 W with the 5000 mAh battery?',
  'Works fine.In winter it is slow.',
  'Does the model SM-S921B/DS have 8 GB?',
  'Is 1,37,900 the price of 256 GB, or of 512 GB?',
  'The code on the box is 8901234567890, is it the Indian one?',
  'Is it v4.2.1 or 5.0?',
  'क्या इसमें चार्जर आता है?',
])('a text has none: %s', text => {
  expect(hasContactDetails(text)).toBe(false);
});
