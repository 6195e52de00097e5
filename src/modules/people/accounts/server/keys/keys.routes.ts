import {
  type ApiKey,
  addKey,
  listKeys,
  noSuchKey,
  replaceKey as replaceEndpoint,
  revokeKey,
} from '#people/accounts/keys/keys.contract.ts';
import { signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { SCOPES_OF } from '#shared/api/scopes.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { deleteKey, type KeyRow, listKeysOf } from './keys.queries.ts';
import { type MadeKey, makeKey, replaceKey } from './make-key.ts';

/** A user's own API keys. No key may call these (`scopes.ts`). */
export function serveKeys(api: Api): void {
  serve(api, listKeys, signedIn, async ({ db, actor }) => ({
    data: (await listKeysOf(db, actor.id)).map(presentKey),
    scopes: [...SCOPES_OF[actor.kind]],
  }));

  serve(api, addKey, signedIn, async (ctx, wanted) => ({
    ...present(await makeKey(ctx, wanted)),
    message: speaking(ctx.language, () => t('people.accounts.told.keyMade')),
  }));

  serve(api, replaceEndpoint, signedIn, async (ctx, input) => ({
    ...present(await replaceKey(ctx, input)),
    message: speaking(ctx.language, () => t('people.accounts.told.keyReplaced', { hours: input.overlapHours })),
  }));

  serve(api, revokeKey, signedIn, async (ctx, { keyId }) => {
    if (!(await deleteKey(ctx.db, ctx.actor.id, keyId))) throw noSuchKey();
    return { message: speaking(ctx.language, () => t('people.accounts.told.keyRevoked')) };
  });
}

function present({ row, key }: MadeKey) {
  return { data: presentKey(row), key };
}

type WireKey = Omit<ApiKey, 'since' | 'lastUsed' | 'expires'> & {
  readonly since: string;
  readonly lastUsed: string | null;
  readonly expires: string | null;
};

function presentKey(row: KeyRow): WireKey {
  return {
    id: row.id,
    name: row.name,
    beginning: row.beginning,
    scopes: [...row.scopes],
    since: row.created_at.toISOString(),
    lastUsed: row.last_used_at?.toISOString() ?? null,
    expires: row.expires_at?.toISOString() ?? null,
  };
}
