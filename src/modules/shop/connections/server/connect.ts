import type { Adapter, AnyAdapter, Connections, PortName, Tools } from '#shared/ports/adapter.ts';
import type { ConnectionRow } from './connections.queries.ts';

/** The services that administrators can connect, and the ways out that they are given. */
export interface Services {
  /** Without those that the environment sets up. */
  readonly adapters: readonly AnyAdapter[];
  readonly tools: Tools;
  /** The public address of the shop; without it nobody comes back from a payment page. */
  readonly address: string | undefined;
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

/** Connects a service; undefined if something that it needs is not stored. */
export function connectedBy<Port extends PortName>(
  services: Services,
  port: Port,
  row: ConnectionRow | undefined,
): Connected<Port> | undefined {
  const adapter = row && adapterOf(services, port, row.name);
  if (!row || !adapter || missingIn(adapter, row).length > 0) return undefined;
  const connection = adapter.connect({ ...valuesOf(adapter, row) }, services.tools);
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
