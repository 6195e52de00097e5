/** What npm has to do, as its first arguments, and what the stamp says afterwards. */
const start = lock => ({
  // A peer of the framework is the compiler (30 MB), which only checks and editors use.
  args: ['ci', '--omit=dev', '--legacy-peer-deps'],
  stamp: lock,
});
const all = lock => ({ args: ['ci', '--include=dev'], stamp: `${lock} with tools` });
const rest = lock => ({ ...all(lock), args: ['install', '--no-save', '--include=dev'] });

/**
 * What is to be installed so that packages are those of the lock file: those that a start needs, or the tools of tests and
 * checks too. Tools are added without touching a package that a running shop uses, and stay once they are there.
 * @param stamp what the last installation left; null if none was finished
 * @param lock the hash of the lock file
 * @returns undefined if nothing is
 */
export function installation(stamp, lock, { wantsTools, hasTools }) {
  if (stamp === all(lock).stamp) return undefined;
  if (stamp === start(lock).stamp) return wantsTools ? rest(lock) : undefined;
  return wantsTools || hasTools ? all(lock) : start(lock);
}

/**
 * Whether npm failed because the registry refused a request, as for an address that it does not have; not when it can't be
 * reached, which trying another way does not change.
 */
export const isRefusedByRegistry = output => /^npm error code E[45]\d\d$/m.test(output);
