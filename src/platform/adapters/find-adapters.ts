import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyAdapter, PORT_NAMES, type PortName } from '#shared/ports/adapter.ts';

const FOLDER = resolve(import.meta.dirname, '../../../adapters');
const NAME = /^[a-z][a-z0-9-]{1,30}$/;
const FIELD = /^[a-z][A-Za-z0-9]{0,39}$/;
const WAY = /^[a-z][a-z0-9]{1,14}$/;

/** The names of the folders that fill a port. */
export async function adapterFolders(port: PortName): Promise<readonly string[]> {
  const found = await readdir(resolve(FOLDER, port), { withFileTypes: true });
  return found.flatMap(entry => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** What a file of an adapter's folder exports under its own name. */
export async function importAdapterFile(port: PortName, name: string, file: 'adapter' | 'bench'): Promise<unknown> {
  const { href } = pathToFileURL(resolve(FOLDER, port, name, `${file}.ts`));
  const found = (await import(/* @vite-ignore */ href)) as Readonly<Record<string, unknown>>;
  return found[file];
}

let all: Promise<readonly AnyAdapter[]> | undefined;

/** All adapters in the folder, read once in a process. @throws for one that is not well declared, which names it */
export function findAdapters(): Promise<readonly AnyAdapter[]> {
  all ??= readAll();
  return all;
}

async function readAll(): Promise<readonly AnyAdapter[]> {
  const found = await Promise.all(
    PORT_NAMES.map(async port => Promise.all((await adapterFolders(port)).map(async name => readAdapter(port, name)))),
  );
  const adapters = found.flat();
  for (const { port, name } of adapters)
    if (adapters.some(other => other.port === port && other.name.startsWith(`${name}-`)))
      throw new Error(`adapters/${port}: no folder is called ${name}- and more, which is a way of ${name}`);
  return adapters;
}

async function readAdapter(port: PortName, name: string): Promise<AnyAdapter> {
  const adapter = (await importAdapterFile(port, name, 'adapter')) as AnyAdapter | undefined;
  const fault = adapterFault(adapter, port, name);
  if (!adapter || fault) throw new Error(`adapters/${port}/${name}: ${fault}`);
  return adapter;
}

/** What is wrong with a declaration. */
export function adapterFault(adapter: AnyAdapter | undefined, port: PortName, name: string): string | undefined {
  if (!adapter) return 'adapter.ts exports no adapter';
  if (!NAME.test(name)) return 'the folder is named in small letters, digits and hyphens';
  if (adapter.port !== port || adapter.name !== name)
    return `port and name must be ${port} and ${name}, as its folders`;
  const ways = adapter.port === 'payment' ? Object.keys(adapter.ways ?? {}) : [];
  const wrong = ways.find(way => !WAY.test(way) || !NAME.test(`${name}-${way}`));
  if (wrong !== undefined) return `${wrong} is no name of a way to pay`;
  for (const [field, { kind, choices, pattern }] of Object.entries(adapter.fields)) {
    if (field === 'password') return 'no field is called password, as that of the administrator';
    if (!FIELD.test(field)) return `${field} is no name of a field`;
    if ((kind === 'choice') !== (choices !== undefined)) return `${field} needs choices exactly if it is a choice`;
    if (pattern && (!pattern.source.startsWith('^') || !pattern.source.endsWith('$') || pattern.global))
      return `the pattern of ${field} must cover the whole value, without the flag g`;
  }
  return undefined;
}
