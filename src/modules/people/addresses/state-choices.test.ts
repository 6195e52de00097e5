import { expect, test } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { stateChoices } from './state-choices.ts';

test('states are listed in the order of the language they are read in', () => {
  const first = () => stateChoices().slice(0, 2);
  expect(first()).toEqual([
    { value: '35', label: 'Andaman and Nicobar Islands' },
    { value: '37', label: 'Andhra Pradesh' },
  ]);
  expect(speaking('hi', first)).toEqual([
    { value: '35', label: 'अंडमान और निकोबार द्वीपसमूह' },
    { value: '12', label: 'अरुणाचल प्रदेश' },
  ]);
});
