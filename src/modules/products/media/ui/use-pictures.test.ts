import { expect, it } from 'vitest';
import { arrivedInOrder } from './use-pictures.ts';
import type { UploadLine } from './use-uploads.ts';

const line = (id: number, state: UploadLine['state']): UploadLine => ({
  id,
  name: '',
  size: 1,
  preview: '',
  sent: 0,
  state,
});
const idsOf = (...states: UploadLine['state'][]) =>
  arrivedInOrder(states.map((state, at) => line(at, state))).map(({ id }) => id);

it('pictures take their place in the order they were chosen in, whichever arrives first', () => {
  expect(idsOf('sending', 'there')).toEqual([]);
  expect(idsOf('there', 'sending', 'there')).toEqual([0]);
  expect(idsOf('there', 'there')).toEqual([0, 1]);
});

it('what failed keeps nobody waiting, and what has its place gets no other', () => {
  expect(idsOf('failed', 'there')).toEqual([1]);
  expect(idsOf('placed', 'there')).toEqual([1]);
});
