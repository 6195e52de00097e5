import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, instant, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { PORT_NAMES } from '#shared/ports/adapter.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const noSuchConnection = problem('connections.no_such', 'missing', () => t('shop.connections.refusal.missing'));
export const connectionIncomplete = problem('connections.incomplete', 'conflict', () =>
  t('shop.connections.refusal.incomplete'),
);
export const filesStay = problem('connections.files_stay', 'conflict', () => t('shop.connections.refusal.files'));
export const noAddress = problem('connections.no_address', 'conflict', () => t('shop.connections.refusal.address'));
export const tooManyConnectionTests = problem('connections.too_many_tests', 'too-many', (seconds: number) =>
  t('shop.connections.refusal.tests', { wait: waitText(seconds) }),
);

const MAX_LENGTH = 500;
const port = z.enum(PORT_NAMES);
const ofConnection = z.strictObject({ port, name: z.string().check(z.maxLength(40)) });

/** Something that is entered for a service. */
const ConnectionField = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.nullable(z.string()),
  kind: z.enum(['text', 'secret', 'choice']),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  isOptional: z.boolean(),
  /** Always null for a secret. */
  value: z.nullable(z.string()),
  /** Whether something is stored, also for a secret. */
  isSet: z.boolean(),
});
export type ConnectionField = z.output<typeof ConnectionField>;

/** A service that the shop can be connected to, without its secrets. */
export const Connection = z.object({
  port,
  name: z.string(),
  title: z.string(),
  about: z.string(),
  help: z.string(),
  isOn: z.boolean(),
  /** Whether everything that it needs is stored. */
  isComplete: z.boolean(),
  fields: z.array(ConnectionField),
  testedAt: z.nullable(instant),
  /** Why the last test failed; null if it worked, or if there was none since the settings changed. */
  testFailure: z.nullable(z.string()),
});
export type Connection = z.output<typeof Connection>;

/** A service that is set up by environment variables. */
const FixedConnection = z.object({
  port: z.enum(['payment', 'mail', 'storage', 'search']),
  title: z.string(),
  isOn: z.boolean(),
  variables: z.array(z.string()),
});
export type FixedConnection = z.output<typeof FixedConnection>;

export const listConnections = get('/admin/connections/get', {
  summary: 'The services that the shop can be connected to, without their secrets',
  output: z.extend(dataOf(z.array(Connection)), { fixed: z.array(FixedConnection) }),
});

export const editConnection = put('/admin/connections/edit/:port/:name', {
  summary: 'Stores the settings of a service, which needs the password, or switches it on and off',
  params: ofConnection,
  body: editOf(
    z.strictObject({
      isOn: z.optional(z.boolean()),
      /** By the names of the fields. What is not named stays, and so does a secret that is empty. */
      values: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(MAX_LENGTH)))),
      password: z.optional(z.string().check(z.maxLength(1_000))),
    }),
    Connection,
  ),
  output: z.extend(dataOf(Connection), { message: z.string() }),
});

export const testConnection = post('/admin/connections/test/:port/:name', {
  summary: 'Asks a service whether the stored settings work',
  params: ofConnection,
  /** `message` is what the service said, whether it worked or not. */
  output: z.extend(dataOf(Connection), { works: z.boolean(), message: z.string() }),
});

export const removeConnection = remove('/admin/connections/delete/:port/:name', {
  summary: 'Switches a service off and deletes its settings',
  params: ofConnection,
  output: succeeded,
});
