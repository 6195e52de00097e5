import * as z from 'zod/mini';
import type { FixedService, PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';
import { findAdapters } from '#platform/adapters/find-adapters.ts';
import type { Adapter, AnyAdapter } from '#shared/ports/adapter.ts';

const key = z.optional(z.string().check(z.minLength(4, 'must have at least 4 characters')));
const base = z.optional(
  z
    .string()
    .check(z.refine(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be a web address')),
);

type PaymentAdapter = Adapter<'payment'>;

const ADAPTERS: readonly PaymentAdapter[] = (await findAdapters()).flatMap(each =>
  each.port === 'payment' ? [each] : [],
);

/** `RAZORPAY_` for the folder `razorpay`. */
function prefixOf({ name }: Pick<AnyAdapter, 'name'>): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_`;
}

/** `RAZORPAY_KEY_ID` for its field `keyId`. */
function variableOf(adapter: Pick<AnyAdapter, 'name'>, field: string): string {
  return `${prefixOf(adapter)}${field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`;
}

/** The variables that set a payment service up, one for each field. */
export function serviceVariables({ name, fields }: Pick<AnyAdapter, 'name' | 'fields'>): readonly string[] {
  return Object.keys(fields).map(field => variableOf({ name }, field));
}

function schemaOf({
  choices,
  isOptional,
  pattern,
  fault,
}: PaymentAdapter['fields'][string]): z.ZodMiniType<string | undefined> {
  if (isOptional && pattern)
    return z.optional(
      z.string().check(z.regex(pattern, `is wrong: ${fault?.en ?? 'see the settings of the service'}`)),
    );
  if (!choices) return key;
  const names = Object.keys(choices);
  return z.optional(z.enum(names, `must be ${names.join(' or ')}`));
}

/** Variables of payments. Those of services have the names of their folder and fields. */
export const PAYMENT_VARIABLES = {
  PAYMENT_SANDBOX: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  ...(Object.fromEntries(
    ADAPTERS.flatMap(adapter => [
      ...Object.entries(adapter.fields).map(([field, about]) => [variableOf(adapter, field), schemaOf(about)]),
      [`${prefixOf(adapter)}BASE_URL`, base],
    ]),
  ) as Readonly<Record<never, never>>),
};

/** Whether a variable belongs to a service, so that its folder explains it. */
export function isServiceVariable(name: string): boolean {
  return ADAPTERS.some(adapter => name.startsWith(prefixOf(adapter)));
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * The keys of a service must be complete. With PostgreSQL, PUBLIC_URL must be set, because shoppers return there after
 * paying.
 */
export function paymentFaults(given: Given): string[] {
  return ADAPTERS.flatMap(adapter => {
    const prefix = prefixOf(adapter);
    if (!isMeant(adapter, given)) return [];
    const lacking = Object.entries(adapter.fields)
      .filter(([field, { isOptional, kind }]) => !isOptional && kind !== 'choice' && !given[variableOf(adapter, field)])
      .map(([field]) => variableOf(adapter, field));
    const faults =
      lacking.length > 0 ? [`${lacking.join(' and ')} must be set too, because other ${prefix} variables are set`] : [];
    if (given.DATABASE_URL && !given.PUBLIC_URL)
      faults.push(`PUBLIC_URL must be set with ${prefix}, because shoppers return there after paying`);
    return faults;
  });
}

/** The sandbox provider is offered by default on the embedded database, otherwise only if configured. */
export function paymentsOf(given: Given): PaymentSettings {
  return {
    sandbox: given.PAYMENT_SANDBOX ? given.PAYMENT_SANDBOX === 'on' : !given.DATABASE_URL,
    services: Object.fromEntries(
      ADAPTERS.filter(adapter => isMeant(adapter, given)).map(adapter => [adapter.name, serviceIn(adapter, given)]),
    ),
  };
}

function isMeant(adapter: PaymentAdapter, given: Given): boolean {
  return Object.keys(given).some(name => name.startsWith(prefixOf(adapter)));
}

function serviceIn(adapter: PaymentAdapter, given: Given): FixedService {
  const baseUrl = given[`${prefixOf(adapter)}BASE_URL`];
  const settings = Object.entries(adapter.fields).map(([field, { choices }]) => [
    field,
    given[variableOf(adapter, field)] ?? Object.keys(choices ?? {})[0] ?? '',
  ]);
  return { settings: Object.fromEntries(settings), ...(baseUrl && { baseUrl }) };
}
