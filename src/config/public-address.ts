import type { Env } from './env.ts';

/** What a person on this machine types to reach the shop. */
export function localAddress({ host, port }: Pick<Env, 'host' | 'port'>): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

/**
 * The address under which search engines and link previews may name the shop; never a word of a request, because public
 * pages are kept and a forged host would be kept with them (docs/decisions/0012). Without PUBLIC_URL the embedded shop,
 * which is for trying out, names its own machine; a shop on PostgreSQL names none.
 */
export function publicAddress(env: Pick<Env, 'publicUrl' | 'databaseUrl' | 'host' | 'port'>): string | undefined {
  if (env.publicUrl) return new URL(env.publicUrl).origin;
  return env.databaseUrl ? undefined : localAddress(env);
}
