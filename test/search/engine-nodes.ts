import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/fixtures/free-port.ts';

/** A node of a search engine, a process of its own on this machine. */
export interface EngineNode {
  readonly url: string;
  readonly process: ChildProcess;
  /** Starts it again after it was killed, with what it had. */
  readonly restart: () => Promise<void>;
}

const STARTS_WITHIN_MS = 280_000;
/** As much memory as `npm run bench -- catalogue` gives it, and files in it as in production; tests need little. */
const heap = process.env.TEST_SEARCH_HEAP;

/** Starts nodes of one cluster. @returns them, once they have found each other, and how to end all */
export async function startNodes(
  count: number,
  classpath = process.env.TEST_SEARCH_CLASSPATH ?? '',
): Promise<{ readonly nodes: readonly EngineNode[]; readonly end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  const http = await Promise.all(Array.from({ length: count }, freePort));
  const transport = await Promise.all(Array.from({ length: count }, freePort));
  const names = http.map((_, at) => `n${at + 1}`);
  const list = (values: readonly string[]) => values.join(',');
  const commandOf = (at: number) => [
    ...[`-Xms${heap ?? '256m'}`, `-Xmx${heap ?? '384m'}`, '-cp', classpath, 'test/search/engine/Engine.java'],
    ...[`path.home=${join(folder, String(at))}`, `path.data=${join(folder, String(at), 'data')}`],
    ...['cluster.name=tests', `node.name=${names[at]}`, 'network.host=127.0.0.1'],
    ...[`http.port=${http[at]}`, `transport.port=${transport[at]}`, `node.store.allow_mmap=${heap !== undefined}`],
    ...(heap === undefined ? [] : ['indices.requests.cache.size=10%']),
    ...(count === 1
      ? ['discovery.type=single-node']
      : [
          `discovery.seed_hosts=${list(transport.map(port => `127.0.0.1:${port}`))}`,
          `cluster.initial_cluster_manager_nodes=${list(names)}`,
          // A frozen node is noticed within some seconds.
          ...['cluster.fault_detection.follower_check.timeout=2s', 'cluster.fault_detection.leader_check.timeout=2s'],
        ]),
  ];
  const begin = (at: number) => spawn('java', commandOf(at), { stdio: ['pipe', 'ignore', 'inherit'] });
  const running = http.map((_, at) => begin(at));
  const urls = http.map(port => `http://127.0.0.1:${port}`);
  const nodes = urls.map((url, at) => ({
    url,
    get process() {
      return running[at] as ChildProcess;
    },
    restart: async () => {
      running[at] = begin(at);
      await answers(url, count);
    },
  }));
  const end = async () => {
    for (const each of running) each.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await Promise.all(urls.map(url => answers(url, count)));
  } catch (error) {
    await end();
    throw error;
  }
  return { nodes, end };
}

async function answers(url: string, count: number): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      const health = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2_000) });
      const { number_of_nodes, status } = (await health.json()) as { number_of_nodes: number; status: string };
      if (number_of_nodes >= count && status !== 'red') return;
    } catch {
      // It is starting.
    }
    if (Date.now() > until) throw new Error(`The search engine at ${url} did not start.`);
    await wait(250);
  }
}
