import { describe, expect, it } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is stored as an argon2id hash of 19 MiB and two passes, with a new salt each time', async () => {
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
    const line = Array.from({ length: 102 }, () => hashPassword('phir milenge').catch(() => {}));
    await expect(verifyPassword(undefined, 'phir milenge')).rejects.toMatchObject({ code: busy.code });
    await Promise.all(line);
  });
});
