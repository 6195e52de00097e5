import * as z from 'zod/mini';
import { t } from '#shared/language/t.ts';
import { whileWaiting } from '#shared/page/waiting.ts';
import { type Call, caller } from './call.ts';
import { offline, unreachable } from './problems.ts';

// The content security policy forbids `eval`, which the schema library would otherwise use.
z.config({ jitless: true });

/**
 * The typed client for the browser. Asks for refusals in the language of the page. Sends a bearer token if one is in local
 * storage. The shop never puts one there: its session is an HTTP-only cookie.
 */
export const call: Call = caller(
  async (path, init) => {
    const token = storedToken();
    const headers = {
      'accept-language': t('language.tag'),
      ...(init.headers as Record<string, string>),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    try {
      const answer = fetch(path, { ...init, headers });
      // GET requests have loading indicators of their own.
      return await (init.method === 'GET' ? answer : whileWaiting(answer));
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw navigator.onLine ? unreachable() : offline();
    }
  },
  () => t('language.code'),
);

/** Browsers with storage disabled throw on access to `localStorage`. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}
