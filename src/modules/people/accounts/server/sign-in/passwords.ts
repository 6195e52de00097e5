import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue, type QueuePlace } from '#platform/throttle/fair-queue.ts';

/** Argon2id (the library's default) with 19 MiB, two passes, one lane: the minimum that OWASP recommends. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One CPU stays free for requests that hash nothing. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
const MAX_WAITING = 100;

const queue = new FairQueue(AT_ONCE, MAX_WAITING);

/** Hashes that no visitor waits for: mailed codes, accounts created by commands. */
const THE_SHOP: QueuePlace = { who: 'the shop' };

/** Hashes are queued per network, because an attacker has many accounts but few networks. */
export function placeIn(network: string | null, isStaff = false): QueuePlace {
  return network === null ? THE_SHOP : { who: network, isStaff };
}

/**
 * A salted, slow hash of a password or a short code; it contains its own parameters. The text is neither trimmed nor
 * normalised.
 * @throws busy if too many hashes are queued
 */
export function hashPassword(password: string, place = THE_SHOP): Promise<string> {
  return queue.run(place, () => hash(password, COST));
}

/**
 * Whether a password matches a stored hash. Without a hash (no account has that e-mail address) a dummy is verified, so
 * that the response time does not reveal who has an account (docs/security-cases.md A12).
 * @throws busy if too many hashes are queued
 */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
  place = THE_SHOP,
): Promise<boolean> {
  const hashToVerify = storedHash ?? (await dummy());
  const fits = await queue.run(place, () => verify(hashToVerify, password));
  return storedHash !== undefined && fits;
}

let made: Promise<string> | undefined;

/** The hash of a random password that nobody knows. */
function dummy(): Promise<string> {
  made ??= hash(crypto.randomUUID(), COST);
  return made;
}
