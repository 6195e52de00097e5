import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret-1',
  RAZORPAY_WEBHOOK_SECRET: 'secret-2',
};
const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret-3', PAYPAL_WEBHOOK_ID: 'hook' };
const POSTGRES = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop', PUBLIC_URL: 'https://shop.example' };

test('a shop with the keys of providers is paid through them, at the vendors’ own addresses', () => {
  expect(readEnv({ ...POSTGRES, ...RAZORPAY, ...PAYPAL }).payments).toEqual({
    sandbox: false,
    services: {
      razorpay: { settings: { keyId: 'rzp_live_1', keySecret: 'secret-1', webhookSecret: 'secret-2', ways: '' } },
      paypal: { settings: { clientId: 'client', clientSecret: 'secret-3', webhookId: 'hook', mode: 'live' } },
    },
  });
});

test('without keys there are payments for trying on the embedded database, and none on PostgreSQL unless asked for', () => {
  expect(readEnv({}).payments).toEqual({ sandbox: true, services: {} });
  expect(readEnv({ PAYMENT_SANDBOX: 'off' }).payments).toEqual({ sandbox: false, services: {} });
  expect(readEnv(POSTGRES).payments).toEqual({ sandbox: false, services: {} });
  expect(readEnv({ ...POSTGRES, PAYMENT_SANDBOX: 'on' }).payments).toEqual({ sandbox: true, services: {} });
});

test.each([...Object.keys(RAZORPAY), ...Object.keys(PAYPAL)])(
  'keys without %s are refused by its name, and no key is repeated',
  name => {
    const { [name]: _, ...rest } = { ...RAZORPAY, ...PAYPAL } as Record<string, string>;
    const refusal = () => readEnv({ ...POSTGRES, ...rest });
    expect(refusal).toThrow(`${name} must be set too`);
    expect(refusal).not.toThrow(/secret-\d/);
  },
);

test('shoppers who pay elsewhere must find back, so a shop on PostgreSQL needs its address', () => {
  expect(() => readEnv({ DATABASE_URL: POSTGRES.DATABASE_URL, ...RAZORPAY })).toThrow('PUBLIC_URL must be set');
  expect(readEnv(RAZORPAY).payments.services?.razorpay?.settings.keyId).toBe('rzp_live_1');
});

test('the variables are those of the fields, so a folder is enough', () => {
  const chosen = { ...PAYPAL, PAYPAL_MODE: 'sandbox', PAYPAL_BASE_URL: 'https://gateway.example' };
  expect(readEnv(chosen).payments.services?.paypal).toMatchObject({
    settings: { mode: 'sandbox' },
    baseUrl: 'https://gateway.example',
  });
  expect(() => readEnv({ ...PAYPAL, PAYPAL_MODE: 'both' })).toThrow('PAYPAL_MODE must be live or sandbox');
});

test('ways of paying are named as the service knows them', () => {
  const read = (ways: string) =>
    readEnv({ ...RAZORPAY, RAZORPAY_WAYS: ways }).payments.services?.razorpay?.settings.ways;
  expect(read('upi, hdfc')).toBe('upi, hdfc');
  expect(() => read('upi, cash')).toThrow('RAZORPAY_WAYS is wrong: Enter names from the list, separated by commas');
});
