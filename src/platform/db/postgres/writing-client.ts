import pg from 'pg';
import type { WritableHost } from './postgres-hosts.ts';

type Told = (error?: Error) => void;

/**
 * A driver client that connects to the writable host. If a host is unreachable or read-only, this connection fails and the
 * next one tries the next host.
 */
export function writingClient(host: WritableHost): typeof pg.Client {
  return class extends pg.Client {
    readonly #url: string;
    #onlyReads = false;

    constructor(config?: pg.ClientConfig) {
      const url = host.url;
      super({ ...config, connectionString: url });
      this.#url = url;
      // A server may close the connection before the pool has attached its error listener.
      this.on('error', () => {});
      // Reported by the server on connecting, since PostgreSQL 14.
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
        if (parameterName === 'in_hot_standby') this.#onlyReads = parameterValue === 'on';
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(told: Told): void;
    override connect(told?: Told): Promise<pg.Client> | undefined {
      const connecting = this.#connect();
      if (!told) return connecting;
      connecting.then(() => told(), told);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (this.#onlyReads && host.count > 1) throw new Error('Connection terminated: this host only reads');
        return this;
      } catch (error) {
        host.leave(this.#url);
        this.connection.stream.destroy();
        throw error;
      }
    }
  };
}
