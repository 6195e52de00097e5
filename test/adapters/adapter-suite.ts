import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { adapterFault, importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { AdapterFailed, type AnyAdapter, type Connections, type PortName } from '#shared/ports/adapter.ts';
import type { MessageBench, StorageBench } from '#shared/ports/bench.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { FAULTS } from './provider-server.ts';
import { startFiles } from './storage-server.ts';

type AnyBench = Pick<MessageBench, 'settings' | 'wrong' | 'answer'> | StorageBench;

/** A connected service, and one whose secret is wrong. */
export interface Stand<Port extends PortName, Bench> {
  readonly bench: Bench;
  readonly server: BenchServer;
  readonly connection: Connections[Port];
  readonly denied: Connections[Port];
}

/** Connects the adapter of a folder with the service of its bench. */
export async function standOf<Port extends PortName, Bench extends AnyBench>(
  port: Port,
  name: string,
  withinMs?: number,
): Promise<Stand<Port, Bench>> {
  const adapter = (await importAdapterFile(port, name, 'adapter')) as AnyAdapter;
  const makeBench = (await importAdapterFile(port, name, 'bench')) as () => Bench | Promise<Bench>;
  const bench = await makeBench();
  const server = 'answer' in bench ? await startBench(bench, withinMs) : await startFiles(bench, withinMs);
  const connect = (settings: Readonly<Record<string, string>>) =>
    adapter.connect(settings, server.tools) as Connections[Port];
  return { bench, server, connection: connect(bench.settings), denied: connect(bench.wrong) };
}

export async function failureOf(ask: () => Promise<unknown>): Promise<unknown> {
  return ask().then(
    () => 'an answer',
    error => error,
  );
}

/** What holds for the adapters of every port. @param calls what else it can be asked, for each of which a bad day is the same */
export function adapterSuite<Port extends PortName>(
  port: Port,
  name: string,
  calls: (connection: Connections[Port]) => Readonly<Record<string, () => Promise<unknown>>>,
): void {
  it('is declared as the shop expects it, and its bench has a value for each field', async () => {
    const adapter = (await importAdapterFile(port, name, 'adapter')) as AnyAdapter;
    const { bench, server } = await standOf<Port, AnyBench>(port, name);
    await server.close();
    expect(adapterFault(adapter, port, name)).toBeUndefined();
    expect(Object.keys(bench.settings).sort()).toEqual(Object.keys(adapter.fields).sort());
    for (const settings of [bench.settings, bench.wrong])
      for (const [field, { kind, pattern, choices = {}, isOptional }] of Object.entries(adapter.fields)) {
        const value = settings[field] ?? '';
        if (pattern && !(isOptional && value === '')) expect(value, field).toMatch(pattern);
        if (kind === 'choice') expect(Object.keys(choices), field).toContain(value);
      }
  });

  it('asks nothing when it is connected, and a test finds something', async () => {
    const { server, connection } = await standOf(port, name);
    expect(server.calls).toEqual([]);
    expect(await connection.test()).toMatch(/./);
    await server.close();
  });

  it('is denied with a wrong secret, and says no secret', async () => {
    const { server, denied, bench } = await standOf<Port, AnyBench>(port, name);
    for (const [what, ask] of Object.entries({ test: () => denied.test(), ...calls(denied) })) {
      const error = await failureOf(ask);
      expect(error, what).toBeInstanceOf(AdapterFailed);
      expect((error as AdapterFailed).failure, what).toBe('denied');
      for (const secret of await secretsOf(port, name, bench))
        expect(inspect(error, { depth: null })).not.toContain(secret);
    }
    await server.close();
  });

  it.each(FAULTS)('is unavailable while the service is %s, for whatever is asked', async fault => {
    const { server, connection, bench } = await standOf<Port, AnyBench>(
      port,
      name,
      fault === 'silent' ? 300 : undefined,
    );
    const asked = { test: () => connection.test(), ...calls(connection) };
    server.fault = fault;
    for (const [what, ask] of Object.entries(asked)) {
      const error = await failureOf(ask);
      expect(error, what).toBeInstanceOf(AdapterFailed);
      expect((error as AdapterFailed).failure, what).toBe('unavailable');
      for (const secret of await secretsOf(port, name, bench))
        expect(inspect(error, { depth: null })).not.toContain(secret);
    }
    server.fault = undefined;
    expect(await connection.test()).toMatch(/./);
    await server.close();
  });
}

/** What no error may say. */
export async function secretsOf(
  port: PortName,
  name: string,
  { settings, wrong }: AnyBench,
): Promise<readonly string[]> {
  const { fields } = (await importAdapterFile(port, name, 'adapter')) as AnyAdapter;
  const secret = Object.keys(fields).filter(field => fields[field]?.kind === 'secret');
  return secret.flatMap(field => [settings[field] ?? '', wrong[field] ?? '']).filter(value => value !== '');
}
