import type { Ctx } from '#platform/context.ts';
import type { Adapter, AnyAdapter, Connections, PortName, Tools } from '#shared/ports/adapter.ts';
import type { ConnectionRow } from './connections.queries.ts';
import { findConnected, findConnectionRow } from './connections.queries.ts';
import { FilledPorts } from './filled-ports.ts';

/** The services that others have written adapters for, and the ways out that they are given. */
export interface Services {
  readonly adapters: readonly AnyAdapter[];
  readonly tools: Tools;
}

declare module '#platform/context.ts' {
  interface Ports {
    readonly services: Services;
  }
}

/** A service that can be called. */
export interface Connected<Port extends PortName> {
  readonly name: string;
  readonly title: string;
  readonly connection: Connections[Port];
}

type Asking = Pick<Ctx, 'ports' | 'follow' | 'primary' | 'log'>;

/** Whether a port is filled, without a question to the database. Right within moments of a change. */
export function isFilled(ctx: Asking, port: PortName): boolean {
  return filledPorts(ctx).has(port);
}

export function filledPorts(ctx: Asking): FilledPorts {
  return ctx.follow('connections', () => new FilledPorts(ctx));
}

/** The service that fills a port now; undefined if there is none. Outside of transactions, because it is called next. */
export async function connectedTo<Port extends PortName>(
  ctx: Asking,
  port: Port,
): Promise<Connected<Port> | undefined> {
  return connectedBy(ctx, port, await findConnected(ctx.primary, port));
}

/** One that was used before, also if it is switched off now, for as long as its settings are there. */
export async function connectedAs<Port extends PortName>(
  ctx: Asking,
  port: Port,
  name: string,
): Promise<Connected<Port> | undefined> {
  return connectedBy(ctx, port, await findConnectionRow(ctx.primary, { port, name }));
}

function connectedBy<Port extends PortName>(
  { ports }: Pick<Ctx, 'ports'>,
  port: Port,
  row: ConnectionRow | undefined,
): Connected<Port> | undefined {
  const adapter = row && adapterOf(ports.services, port, row.name);
  if (!row || !adapter || missingIn(adapter, row).length > 0) return undefined;
  const connection = adapter.connect({ ...valuesOf(adapter, row) }, ports.services.tools);
  return { name: adapter.name, title: adapter.title, connection };
}

export function adapterOf<Port extends PortName>(
  { adapters }: Services,
  port: Port,
  name: string,
): Adapter<Port> | undefined {
  const found = adapters.find(adapter => adapter.port === port && adapter.name === name);
  return found as Adapter<Port> | undefined;
}

type Stored = Pick<ConnectionRow, 'settings' | 'secrets'>;

/** What is stored for each field, empty if nothing is. */
export function valuesOf({ fields }: Pick<AnyAdapter, 'fields'>, stored: Stored): Readonly<Record<string, string>> {
  const all = { ...stored.settings, ...stored.secrets };
  return Object.fromEntries(Object.keys(fields).map(field => [field, all[field] ?? '']));
}

/** The fields that have to be filled and are not. */
export function missingIn(adapter: Pick<AnyAdapter, 'fields'>, stored: Stored): readonly string[] {
  const values = valuesOf(adapter, stored);
  return Object.entries(adapter.fields).flatMap(([field, { isOptional }]) =>
    isOptional || values[field] !== '' ? [] : [field],
  );
}
