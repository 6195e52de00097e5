import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { AgentSecret } from '#orders/agents/ucp/agent-secret.ts';
import type { Ctx } from '#platform/context.ts';

/** The key with which the shop signs. */
export interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
  /** Its public half, as a JSON Web Key. */
  readonly published: object;
}

/** Made the first time it is needed, and the same for all processes. Not for use inside a transaction. */
export function signingKey(ctx: Ctx): Promise<SigningKey> {
  return ctx.remember('agents.signing-key', [], async () => {
    const { kid, secret } = (await find(ctx)) ?? (await make(ctx));
    const { d: _secret, ...published } = secret;
    return {
      kid,
      key: createPrivateKey({ key: { ...secret }, format: 'jwk' }),
      published: { kid, ...published, use: 'sig', alg: 'ES256' },
    };
  });
}

interface StoredKey {
  readonly kid: string;
  readonly secret: AgentSecret;
}

async function find({ db }: Pick<Ctx, 'db'>): Promise<StoredKey | undefined> {
  return db
    .selectFrom('agent_keys')
    .select(['kid', 'secret'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function make(ctx: Ctx): Promise<StoredKey> {
  return ctx.tx(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('agents.signing-key', 0))`.execute(tx.db);
    const meanwhile = await find(tx);
    if (meanwhile) return meanwhile;
    const secret = newSecret();
    const kid = `shop-${createHash('sha256').update(secret.x).digest('hex').slice(0, 12)}`;
    await tx.db
      .insertInto('agent_keys')
      .values({ kid, secret: JSON.stringify(secret) })
      .execute();
    return { kid, secret };
  });
}

function newSecret(): AgentSecret {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  return { kty: 'EC', crv: 'P-256', x, y, d };
}
