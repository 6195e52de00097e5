import type { LightMyRequestResponse as Response } from 'fastify';
import { sql } from 'kysely';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import type { Shop } from '#src/shop.ts';
import { cookieIn, registerWhole, shopperFields } from '#test/builders/registering.ts';
import type { Cast, CastMember } from '#test/fixtures/cast.ts';
import { clientOf, type TestShop } from '#test/fixtures/shop.ts';

/** A code that was mailed, as far as the trials say. */
export const CODE = '271828';

export type At = Pick<Shop, 'app'>;
export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly retryAfter: string | undefined;
}

export type TrialKit = Awaited<ReturnType<typeof trialKit>>;

/** The people that the trials are about, registered, and how they ask. */
export async function trialKit(shop: TestShop, cast: Cast) {
  const known = shopperFields();
  await registerWhole(shop, known);
  /** Somebody who is asked for their password very often. */
  const often = (await registerWhole(shop, shopperFields())).user;
  let address = 0;
  /** A network that nobody else comes from. */
  const fromAnywhere = (): Headers => {
    address += 1;
    return { 'x-forwarded-for': `2001:db8:${address.toString(16)}::1` };
  };
  const credentials = (email: string, password = 'not the password') => ({ email, password });
  const send = (at: At, url: string, payload: object, headers: Headers) =>
    clientOf(at, undefined).inject({ method: 'POST', url, payload, headers });
  const signedIn = await send(shop, '/api/auth/login', credentials(known.email, known.password), fromAnywhere());
  const codeHash = await hashPassword(CODE);
  await sql`delete from throttles`.execute(shop.open.db);

  return {
    ...{ shop, cast, known, often, codeHash, fromAnywhere, credentials },
    browser: cookieIn(signedIn, 'browser') ?? '',
    session: cookieIn(signedIn, 'session') ?? '',
    post: async (at: At, url: string, payload: object, headers: Headers): Promise<Answer> =>
      answerOf(await send(at, url, payload, headers)),
    headersOf: async (person: Pick<CastMember, 'id'>): Promise<Headers> => ({
      authorization: `Bearer ${(await shop.as(person)).token}`,
    }),
    /** A service with complete settings, which tests never reach. */
    storeTwilio: async () => {
      const settings = { accountSid: 'AC', sender: 'BIJLIB', way: 'sms' };
      await sql`
        insert into connections (port, name, settings, secrets, is_on)
        values ('message', 'twilio', ${JSON.stringify(settings)}, '{"authToken": "x"}', true)
        on conflict do nothing`.execute(shop.open.db);
    },
  };
}

export function answerOf(answer: Response): Answer {
  const { code, message } = answer.json();
  return {
    status: answer.statusCode,
    code,
    message,
    retryAfter: answer.headers['retry-after'] as string | undefined,
  };
}
