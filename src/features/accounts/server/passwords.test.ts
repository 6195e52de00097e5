import { describe, expect, it } from 'vitest';
import { busy } from '#shared/problems.ts';
import { HashQueue } from './hash-queue.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is kept as an argon2id hash of 19 MiB and two passes, salted anew each time', async () => {
    const [one, two] = await Promise.all([hashPassword('phir milenge'), hashPassword('phir milenge')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('fits its own hash and no other', async () => {
    const kept = await hashPassword('phir milenge');
    expect(await verifyPassword(kept, 'phir milenge')).toBe(true);
    expect(await verifyPassword(kept, 'phir milenge ')).toBe(false);
    expect(await verifyPassword(kept, 'Phir milenge')).toBe(false);
  });

  it('is compared exactly: composed and decomposed letters differ (A14)', async () => {
    const kept = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword(kept, 'cafe\u0301 au lait')).toBe(false);
  });

  it('never fits where there is no hash', async () => {
    expect(await verifyPassword(undefined, 'phir milenge')).toBe(false);
  });

  it('costs the same work where there is no hash: it waits in the same line, and is refused when that is full (A12)', async () => {
    const line = Array.from({ length: 102 }, () => hashPassword('phir milenge'));
    await expect(verifyPassword(undefined, 'phir milenge')).rejects.toMatchObject({ code: busy.code });
    await Promise.all(line);
  });
});

describe('the queue of hashes', () => {
  it('runs as many at once as it may, the others in the order they came', async () => {
    const queue = new HashQueue(2, 10);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (name: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(name);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(name => queue.run(work(name))));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses at once when its line is full, and takes new work when it has moved on (E9)', async () => {
    const queue = new HashQueue(1, 1);
    let finish = () => {};
    const first = queue.run(() => new Promise<void>(resolve => (finish = resolve)));
    const second = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toMatchObject({ code: busy.code, retryAfterSeconds: 2 });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await queue.run(async () => 'fourth')).toBe('fourth');
  });

  it('goes on after work that fails', async () => {
    const queue = new HashQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});
