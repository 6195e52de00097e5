import { randomBytes } from 'node:crypto';
import { MAX_KEYS, noSuchKey, scopeNotYours, tooManyKeys } from '#people/accounts/keys/keys.contract.ts';
import { requireOwnPassword } from '#people/accounts/server/own-account/change-password.ts';
import { tokenHash } from '#people/accounts/server/sign-in/token-hash.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { SCOPES_OF, type Scope } from '#shared/api/scopes.ts';
import { type ApiKeyId, newId } from '#shared/id.ts';
import { KEY_PREFIX } from './key-actor.ts';
import { countKeysToAdd, endKeyAfter, insertKey, type KeyRow } from './keys.queries.ts';

/** A key that was made, with the key itself, which is not stored. */
export interface MadeKey {
  readonly row: KeyRow;
  readonly key: string;
}

interface Wanted {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly validDays?: number | null | undefined;
  readonly password: string;
}

/** Makes a key for the signed-in user, who gets a mail. @throws scopeNotYours, wrongPassword, tooManyKeys */
export async function makeKey(ctx: ActorCtx, { name, scopes, validDays, password }: Wanted): Promise<MadeKey> {
  const own = SCOPES_OF[ctx.actor.kind];
  if (!scopes.every(scope => own.includes(scope))) throw scopeNotYours();
  await requireOwnPassword(ctx, password);
  return ctx.tx(tx =>
    storeKey(tx, ctx, { name, scopes: [...new Set(scopes)], validFor: validDays ? `${validDays} days` : null }, null),
  );
}

/** Makes a key like another, which ends after some hours. @throws noSuchKey, wrongPassword, tooManyKeys */
export async function replaceKey(
  ctx: ActorCtx,
  input: { readonly keyId: ApiKeyId; readonly overlapHours: number; readonly password: string },
): Promise<MadeKey> {
  await requireOwnPassword(ctx, input.password);
  return ctx.tx(async tx => {
    const former = await endKeyAfter(tx.db, ctx.actor.id, input.keyId, input.overlapHours);
    if (!former) throw noSuchKey();
    return storeKey(tx, ctx, former, input.keyId);
  });
}

async function storeKey(
  tx: TxCtx,
  { actor }: ActorCtx,
  wanted: { readonly name: string; readonly scopes: readonly Scope[]; readonly validFor: string | null },
  replaced: ApiKeyId | null,
): Promise<MadeKey> {
  if ((await countKeysToAdd(tx.db, actor.id, replaced)) >= MAX_KEYS) throw tooManyKeys();
  const key = KEY_PREFIX + randomBytes(32).toString('base64url');
  const row = await insertKey(tx.db, {
    ...wanted,
    id: newId(),
    user: actor.id,
    beginning: key.slice(0, KEY_PREFIX.length + 4),
    hash: tokenHash(key),
  });
  await tx.notify('accounts.key-made', { user: actor.id, name: row.name, beginning: row.beginning });
  return { row, key };
}
