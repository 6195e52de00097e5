import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/people/logins.ts';
import type { Viewer } from './scene.ts';

export const ADMINISTRATOR = { email: 'anita@shop.example', password: 'a picture of the shop' };

const LOGINS: Readonly<Record<Exclude<Viewer, 'guest'>, { readonly email: string; readonly password: string }>> = {
  shopper: { email: 'ananya@demo.example', password: DEMO_PASSWORD },
  seller: { email: 'care@deccanmobiles.example', password: DEMO_PASSWORD },
  administrator: ADMINISTRATOR,
};

/** Sends JSON as the person of this browser. @throws with the shop's words when it refuses */
export async function send<Answer>(
  context: BrowserContext,
  method: 'POST' | 'PUT',
  url: string,
  data: object,
): Promise<Answer> {
  const answer = await context.request.fetch(url, { method, data, headers: { origin: new URL(url).origin } });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function signIn(context: BrowserContext, url: string, viewer: Viewer): Promise<void> {
  if (viewer !== 'guest') await send(context, 'POST', `${url}/api/auth/login`, LOGINS[viewer]);
}
