import * as z from 'zod/mini';
import { whileWaiting } from '#shared/page/waiting.ts';
import { type Call, caller } from './call.ts';
import { offline, unreachable } from './problems.ts';

// The content policy forbids making code from text, which the schema library would otherwise try.
z.config({ jitless: true });

/**
 * The typed client of the browser. A token that was put into local storage is sent along; the shop itself keeps none
 * there, its session is a cookie that scripts can't read.
 */
export const call: Call = caller(async (path, init) => {
  const token = storedToken();
  const headers = { ...(init.headers as Record<string, string>), ...(token && { authorization: `Bearer ${token}` }) };
  try {
    const answer = fetch(path, { ...init, headers });
    // What is only read has its own places that say so.
    return await (init.method === 'GET' ? answer : whileWaiting(answer));
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw navigator.onLine ? unreachable() : offline();
  }
});

/** A browser that was told to keep nothing throws when it is asked what it has. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}
