import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';
import { type Adapter, AdapterFailed, type AnyAdapter, type SettingField } from '#shared/ports/adapter.ts';
import { wordsIn } from '#shared/ports/words-in.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import {
  connectionIncomplete,
  type editConnection as editCall,
  filesStay,
  noAddress,
  noSuchConnection,
  tooManyConnectionTests,
} from '#shop/connections/contract.ts';
import { adapterOf, missingIn, valuesOf } from './connect.ts';
import {
  type ConnectionKey,
  type ConnectionRow,
  deleteConnection,
  findConnectionRow,
  holdConnection,
  noteTest,
  storeSettings,
  switchConnectionOff,
  switchOn,
} from './connections.queries.ts';
import { CONNECTIONS_TAG } from './filled-ports.ts';
import { tryBrowsers } from './try-browsers.ts';

/** Asks a signed-in user for their password again. @throws if it is wrong */
export type RequirePassword = (ctx: ActorCtx, password: string) => Promise<unknown>;

type Stored = Pick<ConnectionRow, 'settings' | 'secrets'>;

const NOTHING_STORED: Stored = { settings: {}, secrets: {} };

/** @throws noSuchConnection if there is no such adapter */
export function requireAdapter({ ports }: Pick<ActorCtx, 'ports'>, { port, name }: ConnectionKey): AnyAdapter {
  const adapter = adapterOf(ports.services, port, name);
  if (!adapter) throw noSuchConnection();
  return adapter as AnyAdapter;
}

/**
 * Stores settings, which needs the password, and switches a service on or off; switched on, it takes the place of another of
 * its port, unless services of the port work side by side. What is sent back as it was answered changes nothing. Where files
 * are kept is not changed, because they have to be copied (decision 185).
 * @throws noSuchConnection, invalidInput by field, connectionIncomplete, noAddress, filesStay, and what `requirePassword` throws
 */
export async function changeConnection(
  ctx: ActorCtx,
  { port, name, isOn, values, password }: InputOf<typeof editCall>,
  requirePassword: RequirePassword,
): Promise<void> {
  const key = { port, name };
  const adapter = requireAdapter(ctx, key);
  const faults = faultsIn(ctx.language, adapter, values ?? {});
  if (faults) throw invalidInput().with({ fields: faults });
  const stored = await findConnectionRow(ctx.db, key);
  const isEdited = changedFields(adapter, stored ?? NOTHING_STORED, values ?? {}).length > 0;
  if (isEdited) {
    if (!password) throw invalidInput().with({ fields: { password: () => t('shop.connections.fault.password') } });
    await requirePassword(ctx, password);
  }
  if (!isEdited && (isOn === undefined || isOn === (stored?.is_on ?? false))) return;
  // Without the password nothing is stored, also if somebody else has stored other values meanwhile.
  const entered = isEdited ? (values ?? {}) : {};
  await ctx.tx(async tx => {
    const before = await holdConnection(tx.db, key);
    const after = merged(adapter, before, entered);
    const changed = changedFields(adapter, before, entered);
    if (changed.length > 0) await store(tx, adapter, { before, after, changed });
    if (isOn === undefined || isOn === before.is_on) return;
    if (port === 'storage') throw filesStay();
    if (isOn && missingIn(adapter, after).length > 0) throw connectionIncomplete();
    if (isOn && port === 'payment' && !ctx.ports.services.address) throw noAddress();
    await turn(tx, adapter, before.id, isOn);
  });
}

async function store(
  tx: TxCtx,
  adapter: AnyAdapter,
  {
    before,
    after,
    changed,
  }: { readonly before: ConnectionRow; readonly after: Stored; readonly changed: readonly string[] },
): Promise<void> {
  if (before.is_on && missingIn(adapter, after).length > 0) throw connectionIncomplete();
  if (before.is_on && adapter.port === 'storage' && isElsewhere(tx, adapter, before, after)) throw filesStay();
  await storeSettings(tx.db, adapter, after, tx.now());
  const factsOf = ({ settings }: Stored) =>
    Object.fromEntries(
      changed.map(field => [field, adapter.fields[field]?.kind === 'secret' ? null : (settings[field] ?? '')]),
    );
  await recordAct(tx, {
    ...{ act: 'connection.changed', on: subjectOf(adapter, before.id) },
    ...{ before: factsOf(before), after: { ...factsOf(after), ...secretFacts(adapter, changed) } },
  });
  tx.changed(CONNECTIONS_TAG);
}

/** Whether files would be looked for elsewhere with other settings. */
function isElsewhere(tx: TxCtx, adapter: Adapter<'storage'>, before: Stored, after: Stored): boolean {
  const [was, is] = [before, after].map(
    stored => adapter.connect(valuesOf(adapter, stored), tx.ports.services.tools).place,
  );
  return was !== is;
}

/** That a secret was replaced is logged, what it is never. */
function secretFacts(adapter: AnyAdapter, changed: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    changed.flatMap(field => (adapter.fields[field]?.kind === 'secret' ? [[field, '••••']] : [])),
  );
}

async function turn(tx: TxCtx, adapter: AnyAdapter, id: string, isOn: boolean): Promise<void> {
  const other = isOn ? await switchOn(tx.db, adapter) : undefined;
  if (!isOn) await switchConnectionOff(tx.db, adapter);
  const instead = other === undefined ? undefined : adapterOf(tx.ports.services, adapter.port, other.name);
  if (other && instead) await recordAct(tx, { act: 'connection.off', on: subjectOf(instead as AnyAdapter, other.id) });
  await recordAct(tx, { act: isOn ? 'connection.on' : 'connection.off', on: subjectOf(adapter, id) });
  tx.changed(CONNECTIONS_TAG);
}

/** Deletes the settings with the secrets; what is not there is left. @throws noSuchConnection if there is no such adapter; filesStay */
export async function removeConnection(ctx: ActorCtx, key: ConnectionKey): Promise<void> {
  const adapter = requireAdapter(ctx, key);
  await ctx.tx(async tx => {
    const id = await deleteConnection(tx.db, key);
    if (id === undefined) {
      if (await findConnectionRow(tx.db, key)) throw filesStay();
      return;
    }
    await recordAct(tx, { act: 'connection.deleted', on: subjectOf(adapter, id) });
    tx.changed(CONNECTIONS_TAG);
  });
}

/**
 * Asks the service whether the stored settings work, and notes what it said.
 * @returns its words @throws noSuchConnection, connectionIncomplete, tooManyConnectionTests
 */
export async function testConnection(
  ctx: ActorCtx,
  key: ConnectionKey,
): Promise<{ readonly works: boolean; readonly words: string }> {
  const adapter = requireAdapter(ctx, key);
  const row = await findConnectionRow(ctx.db, key);
  if (!row || missingIn(adapter, row).length > 0) throw connectionIncomplete();
  await ctx.throttle.spend('connection-test.account', ctx.actor.id, tooManyConnectionTests);
  try {
    const words = await tryService(ctx, adapter, row);
    await noteTest(ctx.db, row, null, ctx.now());
    return { works: true, words };
  } catch (error) {
    if (!(error instanceof AdapterFailed)) throw error;
    await noteTest(ctx.db, row, error.message.slice(0, 300), ctx.now());
    return { works: false, words: error.message };
  }
}

/** @returns the words of the service @throws AdapterFailed */
async function tryService({ ports, language }: ActorCtx, adapter: AnyAdapter, row: ConnectionRow): Promise<string> {
  const { tools, address } = ports.services;
  if (adapter.port !== 'storage') return adapter.connect(valuesOf(adapter, row), tools).test();
  const storage = adapter.connect(valuesOf(adapter, row), tools);
  const words = await storage.test();
  if (address !== undefined) await tryBrowsers(storage, tools, { address, language });
  return words;
}

function subjectOf({ title }: AnyAdapter, id: string) {
  return { kind: 'connection', id, name: title } as const;
}

type Values = Readonly<Record<string, string>>;

/** What is wrong with entered values, each by itself; a secret that is empty stays as it is. */
function faultsIn(language: string, { fields }: AnyAdapter, values: Values) {
  const faults = Object.entries(values).flatMap(([name, typed]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const fault = field ? faultOf(language, field, typed.trim()) : () => t('shop.connections.fault.unknown');
    return fault ? [[name, fault] as const] : [];
  });
  return faults.length > 0 ? Object.fromEntries(faults) : undefined;
}

function faultOf(language: string, field: SettingField, value: string): (() => string) | undefined {
  if (value === '')
    return field.isOptional || field.kind === 'secret' ? undefined : () => t('shop.connections.fault.empty');
  const isRight =
    field.kind === 'choice' ? Object.hasOwn(field.choices ?? {}, value) : (field.pattern?.test(value) ?? true);
  if (isRight) return undefined;
  const { fault } = field;
  return fault ? () => wordsIn(language, fault) : () => t('shop.connections.fault.other');
}

/** What is stored with what was entered. */
function merged({ fields }: AnyAdapter, { settings, secrets }: Stored, values: Values): Stored {
  const entered = Object.entries(values).map(([name, typed]) => [name, typed.trim()] as const);
  const isSecret = (name: string) => fields[name]?.kind === 'secret';
  return {
    settings: { ...settings, ...Object.fromEntries(entered.filter(([name]) => !isSecret(name))) },
    secrets: { ...secrets, ...Object.fromEntries(entered.filter(([name, value]) => isSecret(name) && value !== '')) },
  };
}

function changedFields(adapter: AnyAdapter, stored: Stored, values: Values): readonly string[] {
  const after = merged(adapter, stored, values);
  return Object.keys(values).filter(
    name =>
      (stored.settings[name] ?? '') !== (after.settings[name] ?? '') ||
      (stored.secrets[name] ?? '') !== (after.secrets[name] ?? ''),
  );
}
