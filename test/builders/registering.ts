import { sql } from 'kysely';
import { register, verifyOtp } from '#people/accounts/contract.ts';
import type { AnswerOf, InputOf } from '#shared/api/endpoint.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

export type Fields = InputOf<typeof register>;

let made = 0;

/** Fields of a shopper nobody else is. */
export function shopperFields(more: Partial<Fields> = {}): Fields {
  made += 1;
  return {
    userName: `Kavya ${made}`,
    email: `kavya${made}@home.example`,
    password: 'phir milenge chalte chalte',
    mobile: '98765 43210',
    role: 'user',
    type: 'user',
    ...more,
  };
}

export function sellerFields(more: Partial<Fields> = {}): Fields {
  return { ...shopperFields(), gstNumber: '27AAPFU0939F1ZV', role: 'admin', type: 'vendor', ...more };
}

/** The mails to one address, oldest first, once there are so many. */
export async function mailsTo(shop: TestShop, address: string, atLeast = 1): Promise<readonly string[]> {
  for (let lying = 1; ; ) {
    const all = await shop.mails(lying);
    const own = all.filter(mail => mail.includes(`\r\nTo: ${address}\r\n`) || mail.includes(`<${address}>\r\n`));
    if (own.length >= atLeast) return own;
    lying = all.length + 1;
  }
}

/** The code of the newest mail to an address. */
export async function codeFor(shop: TestShop, email: string, mails = 1): Promise<string> {
  const code = /^Subject: (\d{6}) is your/m.exec((await mailsTo(shop, email, mails)).at(-1) ?? '')?.[1];
  if (!code) throw new Error(`The newest mail to ${email} holds no code`);
  return code;
}

/** A code that is not this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Both steps, by the API and the outbox; the code is in the first mail to the address, unless it had others before. */
export async function registerWhole(shop: TestShop, fields: Fields, mails = 1): Promise<AnswerOf<typeof verifyOtp>> {
  await shop.guest.call(register, fields);
  return shop.guest.call(verifyOtp, { ...fields, otp: await codeFor(shop, fields.email, mails) });
}

/** As if the registrations of an address had been opened so long ago. */
export async function age(shop: TestShop, email: string, interval: string): Promise<void> {
  await sql`
    update registrations set created_at = created_at - ${interval}::interval,
      code_expires_at = code_expires_at - ${interval}::interval
    where email = ${email}`.execute(shop.open.db);
}

/** The value of a cookie that an answer sets. */
export function cookieIn(answer: { headers: Record<string, unknown> }, name: string): string | undefined {
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return set
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];
}
