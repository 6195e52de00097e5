import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the shop has sent to the engine. */
export interface AskedOfEngine {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A line of a bulk request. */
interface BulkAct {
  readonly _id: string;
  readonly version?: number;
}

/** As much of a search engine as feeding needs: aliases, versions, and what was written. It finds nothing. */
export interface FakeEngine {
  readonly url: string;
  readonly asked: readonly AskedOfEngine[];
  /** The documents behind the alias of products, by id. */
  readonly documents: () => ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  isAway: boolean;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly version: number;
  readonly document: Readonly<Record<string, unknown>> | undefined;
}

export async function fakeEngine(): Promise<FakeEngine> {
  const asked: AskedOfEngine[] = [];
  const indexes = new Map<string, Map<string, Kept>>();
  const bodies = new Map<string, unknown>();
  const aliases = new Map<string, string>();

  function write(index: string, lines: readonly string[]) {
    const kept = indexes.get(index);
    if (!kept) throw new Error(`no index ${index}`);
    const items: object[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const [[act, of]] = Object.entries(JSON.parse(lines[at] as string)) as [[string, BulkAct]];
      if (act !== 'delete') at += 1;
      const document = act === 'delete' ? undefined : JSON.parse(lines[at] as string);
      const before = kept.get(of._id);
      const version = of.version ?? 1;
      const isLate = act === 'create' ? before !== undefined : before !== undefined && before.version >= version;
      if (!isLate) kept.set(of._id, { version, document });
      items.push({ [act]: { _id: of._id, status: isLate ? 409 : 200 } });
    }
    return { items };
  }

  function answer({ method, path, body }: AskedOfEngine): { status?: number; json: unknown } {
    const [, first = '', second] = path.replace(/\?.*/, '').split('/');
    if (method === 'PUT' && !second && indexes.has(first))
      return { status: 400, json: 'resource_already_exists_exception' };
    if (method === 'PUT' && !second) {
      indexes.set(first, new Map());
      bodies.set(first, JSON.parse(body));
      return { json: {} };
    }
    if (first === '_alias') {
      const index = aliases.get(second ?? '');
      return index ? { json: { [index]: {} } } : { status: 404, json: {} };
    }
    if (first === '_aliases') {
      for (const { add } of JSON.parse(body).actions) if (add) aliases.set(add.alias, add.index);
      return { json: {} };
    }
    if (second === '_mapping') return { json: { [first]: bodies.get(first) } };
    if (second === '_alias' && !first.includes('*') && !indexes.has(first)) return { status: 404, json: {} };
    if (second === '_alias') return { json: Object.fromEntries([...indexes.keys()].map(name => [name, {}])) };
    if (second === '_refresh' || second === '_settings') return { json: {} };
    if (second === '_bulk') return { json: write(first, body.trimEnd().split('\n')) };
    if (second === '_mget') {
      const kept = indexes.get(first);
      const docs = (JSON.parse(body).ids as string[]).map(id => ({ _id: id, _source: kept?.get(id)?.document }));
      return { json: { docs } };
    }
    if (method === 'DELETE') {
      indexes.delete(first);
      return { json: {} };
    }
    if (second === '_search' && body.includes('"digest"')) {
      const kept = [...(indexes.get(first) ?? [])].filter(([, { document }]) => document !== undefined);
      const hits = kept.map(([_id, { document }]) => ({ _id, _source: { digest: document?.digest } }));
      return { json: { hits: { hits } } };
    }
    return { status: 400, json: { error: 'not asked for in tests' } };
  }

  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const one = { method: request.method ?? '', path: request.url ?? '', body: Buffer.concat(pieces).toString() };
    asked.push(one);
    if (engine.isAway) return void request.socket.destroy();
    const { status = 200, json } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const engine: FakeEngine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    documents: () =>
      new Map(
        [...(indexes.get(aliases.get('products') ?? '') ?? [])].flatMap(([id, { document }]) =>
          document ? [[id, document] as const] : [],
        ),
      ),
    isAway: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return engine;
}
