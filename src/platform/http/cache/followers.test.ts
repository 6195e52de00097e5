import { expect, it } from 'vitest';
import { Followers } from './followers.ts';

/** Records its calls. */
function listening() {
  const told: unknown[] = [];
  return {
    told,
    subscribe: (tags: ReadonlySet<string>) => told.push([...tags]),
    setDisconnected: (isDisconnected: boolean) => told.push(isDisconnected),
  };
}

it('a name has one follower, which gets every change from then on', () => {
  const followers = new Followers();
  followers.subscribe(new Set(['before']));
  const first = followers.follow('goods', listening);
  expect(followers.follow('goods', listening)).toBe(first);
  followers.subscribe(new Set(['catalog', 'product:1']));
  followers.setDisconnected(true);
  followers.setDisconnected(false);
  expect(first.told).toEqual([['catalog', 'product:1'], true, false]);
});

it('a follower made during an interruption learns of it', () => {
  const followers = new Followers();
  followers.setDisconnected(true);
  expect(followers.follow('goods', listening).told).toEqual([true]);
});
