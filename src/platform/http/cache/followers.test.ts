import { expect, it } from 'vitest';
import { Followers } from './followers.ts';

/** Writes down what it is told. */
function listening() {
  const told: unknown[] = [];
  return {
    told,
    hear: (tags: ReadonlySet<string>) => told.push([...tags]),
    setDeaf: (isDeaf: boolean) => told.push(isDeaf),
  };
}

it('there is one follower of a name, and it is told everything from then on', () => {
  const followers = new Followers();
  followers.hear(new Set(['before']));
  const first = followers.follow('goods', listening);
  expect(followers.follow('goods', listening)).toBe(first);
  followers.hear(new Set(['catalog', 'product:1']));
  followers.setDeaf(true);
  followers.setDeaf(false);
  expect(first.told).toEqual([['catalog', 'product:1'], true, false]);
});

it('a follower made while nothing can be heard is told so', () => {
  const followers = new Followers();
  followers.setDeaf(true);
  expect(followers.follow('goods', listening).told).toEqual([true]);
});
