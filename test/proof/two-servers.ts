import { type RoundRobin, roundRobin } from '#test/fakes/round-robin.ts';
import { type ShopProcess, startProcess } from './start-process.ts';

export interface TwoServers extends RoundRobin {
  readonly servers: readonly ShopProcess[];
}

/** Two server processes on one database behind a proxy that sends each request to the other one. */
export async function twoServers(databaseUrl: string): Promise<TwoServers> {
  const servers = await Promise.all([1, 2].map(() => startProcess(databaseUrl)));
  const proxy = await roundRobin(servers.map(({ url }) => url));
  return {
    ...proxy,
    servers,
    close: async () => {
      await proxy.close();
      await Promise.all(servers.map(server => server.kill()));
    },
  };
}
