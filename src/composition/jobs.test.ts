import { expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { labelOfJob } from './jobs.ts';

it('a job is called something in the language of the page; notifications have labels of their own', () => {
  expect(labelOfJob('imports.work')).toBe('Product import');
  expect(speaking('hi', () => labelOfJob('imports.work'))).toBe('प्रोडक्ट इम्पोर्ट');
  expect(labelOfJob('mail.orders.placed')).toBeUndefined();
});
