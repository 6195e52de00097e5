import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '#platform/http/cache/tagged-cache.ts';
import { Memory } from './memory.ts';

/** Returns 1, 2, 3 … on successive calls. */
function counting() {
  let made = 0;
  return async () => {
    made += 1;
    return made;
  };
}

describe('memory', () => {
  it('holds a value until one of its tags changes', async () => {
    const memory = new Memory();
    const make = counting();
    const recall = () => memory.recall('how many', ['catalog', 'brands'], make);
    expect([await recall(), await recall()]).toEqual([1, 1]);
    memory.drop(['banners']);
    expect(await recall()).toBe(1);
    memory.drop(['brands']);
    expect([await recall(), await recall()]).toEqual([2, 2]);
    memory.drop([EVERYTHING]);
    expect(await recall()).toBe(3);
  });

  it('does not hold what was begun before a change of everything', async () => {
    const memory = new Memory();
    const reading = Promise.withResolvers<string>();
    const before = memory.recall('a', [], () => reading.promise);
    memory.drop([EVERYTHING]);
    reading.resolve('before');
    expect(await before).toBe('before');
    expect(await memory.recall('a', [], async () => 'after')).toBe('after');
  });

  it('neither caches nor shares anything while notifications are interrupted', async () => {
    const memory = new Memory();
    const make = counting();
    const recall = () => memory.recall('a', [], make);
    await recall();
    memory.setDisconnected(true);
    expect(await Promise.all([recall(), recall()])).toEqual([2, 3]);
    expect(await recall()).toBe(4);
    memory.setDisconnected(false);
    expect([await recall(), await recall()]).toEqual([5, 5]);
  });

  it('is bounded in rows: long lists push others out', async () => {
    const memory = new Memory(300);
    const rows = (many: number) => async () => Array.from({ length: many }, (_, n) => n);
    await memory.recall('a', [], rows(200));
    await memory.recall('b', [], rows(200));
    expect((await memory.recall('a', [], rows(1))).length).toBe(1);
    await memory.recall('huge', [], rows(5_000));
    expect((await memory.recall('huge', [], rows(2))).length).toBe(2);
  });
});
