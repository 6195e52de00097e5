/** Who tries each call, as docs/rights.md names them. What is tried belongs to the first shopper or the first seller. */
export const ACTORS = [
  'guest',
  'shopper',
  'other shopper',
  'pending seller',
  'seller',
  'other seller',
  'administrator',
] as const;
export type Actor = (typeof ACTORS)[number];

/** How somebody shows who they are; an ended session is that of a guest. */
export type Way = 'nothing' | 'cookie' | 'bearer';

export function waysOf(actor: Actor): readonly Way[] {
  return actor === 'guest' ? ['nothing', 'cookie', 'bearer'] : ['cookie', 'bearer'];
}

/** The headers that carry a session's token. A bearer client is no browser, so it says nothing of sites. */
export function headersOf(way: Way, token: string): Record<string, string> {
  if (way === 'cookie') return { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' };
  return way === 'bearer' ? { authorization: `Bearer ${token}` } : {};
}
