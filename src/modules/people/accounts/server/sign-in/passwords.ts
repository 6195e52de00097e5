import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue, type QueuePlace } from '#platform/throttle/fair-queue.ts';

/** Argon2id, the library's default kind, at 19 MiB, two passes, one lane: the least that OWASP recommends. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One processor stays free for all who sign in nowhere. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
const MAX_WAITING = 100;

const queue = new FairQueue(AT_ONCE, MAX_WAITING);

/** What the shop hashes for itself: codes that it mails, accounts that commands make. */
const THE_SHOP: QueuePlace = { who: 'the shop' };

/** Where somebody's hashes wait: in the line of their network, because an attacker has many accounts and few networks. */
export function placeIn(network: string | null, isStaff = false): QueuePlace {
  return network === null ? THE_SHOP : { who: network, isStaff };
}

/**
 * The hash to keep instead of a password, or of a short code: salted, slow to guess, with its own cost written into it.
 * The text is taken exactly as it is: no trimming, no Unicode normalisation.
 * @throws busy when too many hashes wait
 */
export function hashPassword(password: string, place = THE_SHOP): Promise<string> {
  return queue.run(place, () => hash(password, COST));
}

/**
 * Whether a password belongs to a kept hash. Without a hash (nobody has that e-mail address) the same work is done in
 * vain, so that the time of the answer does not tell who has an account (docs/security-cases.md A12).
 * @throws busy when too many hashes wait
 */
export async function verifyPassword(kept: string | undefined, password: string, place = THE_SHOP): Promise<boolean> {
  const against = kept ?? (await dummy());
  const fits = await queue.run(place, () => verify(against, password));
  return kept !== undefined && fits;
}

let made: Promise<string> | undefined;

/** Of a password that nobody can have: it is thrown away here. */
function dummy(): Promise<string> {
  made ??= hash(crypto.randomUUID(), COST);
  return made;
}
