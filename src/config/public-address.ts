import type { Env } from './env.ts';

/** The URL of the shop on this machine. */
export function localAddress({ host, port }: Pick<Env, 'host' | 'port'>): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

/**
 * The address for canonical links and link previews. Never taken from a request: public pages are cached, and a forged host
 * would be cached with them (docs/decisions/0012). Without PUBLIC_URL, a shop on the embedded database uses its own
 * machine's address; a shop on PostgreSQL has none.
 */
export function publicAddress(env: Pick<Env, 'publicUrl' | 'databaseUrl' | 'host' | 'port'>): string | undefined {
  if (env.publicUrl) return new URL(env.publicUrl).origin;
  return env.databaseUrl ? undefined : localAddress(env);
}
