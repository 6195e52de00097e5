import { expect, it } from 'vitest';
import { asksForPrivacy } from './measure-visit.ts';

it('a visit is not measured where the browser asks not to be tracked or to save data', () => {
  expect(asksForPrivacy({})).toBe(false);
  expect(asksForPrivacy({ doNotTrack: '0', connection: { saveData: false } })).toBe(false);
  expect(asksForPrivacy({ globalPrivacyControl: true })).toBe(true);
  expect(asksForPrivacy({ doNotTrack: '1' })).toBe(true);
  expect(asksForPrivacy({ connection: { saveData: true } })).toBe(true);
});
