import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

/** Past the alias that has put this module in its place. */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/**
 * The same hashes at the least cost there is, which is written into each of them. A hash of the shop's own cost takes as
 * long as all else that registering does; `passwords.test.ts` and the processes that tests start make them at that.
 */
export const hash = (password: string, options: Options): Promise<string> =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
export const verify: typeof argon2.verify = async (...passwordAndHash) => {
  await held;
  return argon2.verify(...passwordAndHash);
};

let held: Promise<void> | undefined;

/** Has every password wait that is compared from now on. @returns what lets them go on */
export function holdPasswords(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}
