import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  /** The database's address through the proxy. */
  readonly databaseUrl: string;
  /** From now on cuts the connection on which the next transaction is said to be committed, before the client hears it. */
  readonly cutNextCommit: () => void;
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

/** A way to PostgreSQL that can lose the acknowledgement of a COMMIT. */
export async function cuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const to = new URL(databaseUrl);
  const open = new Set<Socket>();
  let armed = false;
  let cuts = 0;
  const server = createServer(client => {
    const database = connect(Number(to.port), to.hostname);
    for (const socket of [client, database]) {
      open.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
    client.pipe(database);
    database.on('data', chunk => {
      if (!armed || !chunk.includes('COMMIT\0')) return client.write(chunk);
      armed = false;
      cuts += 1;
      return client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(databaseUrl);
  through.port = String(typeof address === 'object' && address ? address.port : '');
  return {
    databaseUrl: through.href,
    cutNextCommit: () => {
      armed = true;
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
